import type { digitalArchiveFolders, retentionPolicies } from '@console/api';
import { pathOf } from '@console/contract';
import { inVersionOf } from '@console/http';
import { Detail, LoadedPanel, lifetimeInWords } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import {
  ConfirmDialog,
  chakra,
  compareWords,
  DescriptionList,
  FailedNotice,
  Loading,
  Notice,
  Section,
  shortName,
  TextLink,
  Time,
} from '@console/ui';
import { PanelForm, useForm } from '@console/ui/form';
import { FirstRecords } from '@console/ui/record';
import { useNeighbours } from '@console/ui/table';
import { n, t } from '@console/words';
import { useState } from 'react';
import area from '../area';
import { placeHref } from '../components/folder-address';
import { allFoldersQuery, countFolders } from '../components/folders-queries';
import { GoneRecord } from '../components/GoneRecord';
import { NotUsedYet, PolicyFields } from './PolicyFields';
import { retentionPoliciesTable } from './retention-policies-columns';
import { retentionPoliciesQuery, useSavePolicy } from './retention-policies-queries';
import { type PolicyValues, policyLabels, policySchema, toFormValues, toRequest } from './retention-policy-schema';

type Policy = retentionPolicies.RetentionPolicy;

/** INTG-117 */
export function PolicyPanel() {
  const { policyId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useQuery(retentionPoliciesQuery);
  const { previous, next } = useNeighbours(retentionPoliciesTable, query.data, policyId);
  const close = () => navigate(`${pathOf(area.pages.retentionPolicies)}${search}`);
  const addressOf = (policy: Policy | undefined) =>
    policy && `${pathOf(area.pages.retentionPolicy, { policyId: policy.id })}${search}`;
  return (
    <LoadedPanel
      title={t('Editing')}
      record={query.data?.find(({ id }) => id === policyId)?.name}
      recordId={policyId}
      query={query}
      failureMessage={t('Failed to load retention policies')}
      onClose={close}
      previous={{ label: t('Previous policy'), to: addressOf(previous) }}
      next={{ label: t('Next policy'), to: addressOf(next) }}
    >
      {(policies) => {
        const policy = policies.find(({ id }) => id === policyId);
        if (policy) return <PolicyForm policy={inVersionOf(policies, policy)} policies={policies} onClose={close} />;
        return <GoneRecord title={t('This policy no longer exists')} all={t('All policies')} onClose={close} />;
      }}
    </LoadedPanel>
  );
}

interface PolicyFormProps {
  policy: Policy;
  policies: readonly Policy[];
  onClose: () => void;
}

function PolicyForm({ policy, policies, onClose }: PolicyFormProps) {
  const { data: folders } = useQuery(allFoldersQuery);
  const [shortened, setShortened] = useState<PolicyValues>();
  const form = useForm({
    id: 'edit-retention-policy',
    label: t('Editing'),
    schema: policySchema,
    values: toFormValues(policy),
    save: useSavePolicy(policy),
    toRequest,
    onSaved: onClose,
    labels: policyLabels,
    describe: { lifetimeDays: lifetimeInWords, isDisabled: (isDisabled) => (isDisabled ? t('Disabled') : t('No')) },
  });
  const usedFolders = folders && foldersOf(policy.id, folders);
  const [lifetimeDays, isDisabled] = form.watch(['lifetimeDays', 'isDisabled']);
  const deletesSooner = (values: Pick<PolicyValues, 'lifetimeDays' | 'isDisabled'>) =>
    usedFolders?.length !== 0 && !values.isDisabled && (values.lifetimeDays < policy.lifetimeDays || policy.isDisabled);

  return (
    <>
      <PanelForm
        form={form}
        onSubmit={(values) => (deletesSooner(values) ? setShortened(values) : form.send(values))}
        onCancel={onClose}
        aside={
          <>
            <UsedBy policyId={policy.id} />
            <DescriptionList wide>
              <Detail label={t('Created')}>
                <Time value={policy.createdDate} />
              </Detail>
              <Detail label={t('Last updated')}>
                <Time value={policy.updatedDate} />
              </Detail>
            </DescriptionList>
          </>
        }
      >
        <PolicyFields form={form} others={policies.filter(({ id }) => id !== policy.id)} />
        {deletesSooner({ lifetimeDays, isDisabled }) && (
          <Notice tone="warning">{soonerText(policy, lifetimeDays, usedFolders?.length)}</Notice>
        )}
      </PanelForm>
      {shortened && (
        <ConfirmDialog
          title={t('Let {name} delete records sooner?', { name: shortName(policy.name) })}
          verb={t('Save')}
          danger
          typeToConfirm={policy.name}
          onConfirm={() => {
            setShortened(undefined);
            form.send(shortened);
          }}
          onClose={() => setShortened(undefined)}
        >
          {soonerText(policy, shortened.lifetimeDays, usedFolders?.length)} {t('You can’t restore deleted records.')}
        </ConfirmDialog>
      )}
    </>
  );
}

function soonerText(policy: Policy, lifetimeDays: number, folders: number | undefined): string {
  const lifetime = lifetimeInWords(lifetimeDays);
  if (policy.isDisabled) {
    if (folders === undefined) {
      return t(
        'Records in the folders that use this policy are deleted after {lifetime}. The next deletion is tonight.',
        {
          lifetime,
        },
      );
    }
    return n(
      folders,
      'Records in the {count} folder that uses this policy are deleted after {lifetime}. The next deletion is tonight.',
      'Records in the {count} folders that use this policy are deleted after {lifetime}. The next deletion is tonight.',
      { lifetime },
    );
  }
  const oldLifetime = lifetimeInWords(policy.lifetimeDays);
  if (folders === undefined) {
    return t(
      'Records in the folders that use this policy are deleted after {lifetime} instead of {before}. The next deletion is tonight.',
      { lifetime, before: oldLifetime },
    );
  }
  return n(
    folders,
    'Records in the {count} folder that uses this policy are deleted after {lifetime} instead of {before}. The next deletion is tonight.',
    'Records in the {count} folders that use this policy are deleted after {lifetime} instead of {before}. The next deletion is tonight.',
    { lifetime, before: oldLifetime },
  );
}

function UsedBy({ policyId }: { policyId: string }) {
  const query = useQuery(allFoldersQuery);
  if (!query.data) {
    return query.error ? (
      <FailedNotice query={query}>{t('Couldn’t load the folders that use this policy.')}</FailedNotice>
    ) : (
      <Loading rows={3} plain />
    );
  }
  const usedFolders = foldersOf(policyId, query.data);
  if (usedFolders.length === 0) return <NotUsedYet />;
  return (
    <Section title={t('Used by {folders}', { folders: countFolders(usedFolders.length) })}>
      <chakra.ul py="2" display="grid" gap="1.5" color="text.muted" overflowWrap="anywhere">
        <FirstRecords records={usedFolders} idOf={({ id }) => id}>
          {({ fullPath, parentId }) => (
            <TextLink to={placeHref({ folderId: parentId ?? undefined, view: 'grid' })}>{fullPath}</TextLink>
          )}
        </FirstRecords>
      </chakra.ul>
    </Section>
  );
}

const foldersOf = (policyId: string, folders: readonly digitalArchiveFolders.Folder[]) =>
  folders
    .filter(({ retentionPolicyId }) => retentionPolicyId === policyId)
    .toSorted((a, b) => compareWords(a.fullPath, b.fullPath));
