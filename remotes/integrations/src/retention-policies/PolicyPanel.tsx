import type { retentionPolicies } from '@console/api';
import { pathOf } from '@console/contract';
import { LoadedPanel, lifetimeInWords } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate, useParams } from '@console/router';
import {
  ConfirmDialog,
  chakra,
  counted,
  DescriptionList,
  FailedNotice,
  Loading,
  Notice,
  Section,
  SkeletonRows,
  shortName,
  TextLink,
  Time,
} from '@console/ui';
import { PanelForm, useForm } from '@console/ui/form';
import { FirstRecords } from '@console/ui/record';
import { useNeighbours } from '@console/ui/table';
import { useState } from 'react';
import area from '../area';
import { placeHref } from '../components/folder-address';
import { allFoldersQuery } from '../components/folders-queries';
import { GoneRecord } from '../components/GoneRecord';
import { NotUsedYet, PolicyFields } from './PolicyFields';
import { FOLDER, foldersOf } from './policy-folders';
import { retentionPoliciesTable } from './retention-policies-columns';
import { retentionPoliciesQuery, useSavePolicy } from './retention-policies-queries';
import { type PolicyValues, policySchema, toFormValues, toRequest } from './retention-policy-schema';

type Policy = retentionPolicies.RetentionPolicy;

/** INTG-117 */
export function PolicyPanel() {
  const { policyId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useQuery(retentionPoliciesQuery);
  const { previous, next } = useNeighbours(retentionPoliciesTable, query.data, policyId);
  const close = () => navigate(`${pathOf(area.pages.retentionPolicies)}${search}`);
  const stepTo = (policy: Policy | undefined) =>
    policy && (() => navigate(`${pathOf(area.pages.retentionPolicy, { policyId: policy.id })}${search}`));
  return (
    <LoadedPanel
      title="Editing"
      recordId={policyId}
      query={query}
      failureMessage="Failed to load retention policies"
      onClose={close}
      previous={{ label: 'Previous policy', onStep: stepTo(previous) }}
      next={{ label: 'Next policy', onStep: stepTo(next) }}
    >
      {(policies) => {
        const policy = policies.find(({ id }) => id === policyId);
        if (policy) return <PolicyForm policy={policy} policies={policies} onClose={close} />;
        return <GoneRecord noun="policy" all="All policies" onClose={close} />;
      }}
    </LoadedPanel>
  );
}

function PolicyForm({
  policy,
  policies,
  onClose,
}: {
  policy: Policy;
  policies: readonly Policy[];
  onClose: () => void;
}) {
  const savePolicy = useSavePolicy(policy.id);
  const { data: folders } = useQuery(allFoldersQuery);
  const [shortened, setShortened] = useState<PolicyValues>();
  const form = useForm({
    id: 'edit-retention-policy',
    label: 'Editing',
    schema: policySchema,
    values: toFormValues(policy),
    readFrom: policies,
    labels: { name: 'Name', lifetimeDays: 'Lifetime', isDisabled: 'Disabled' },
    describe: { lifetimeDays: lifetimeInWords, isDisabled: (isDisabled) => (isDisabled ? 'Disabled' : 'No') },
  });
  const used = folders && foldersOf(policy.id, folders);
  const [lifetimeDays, isDisabled] = form.watch(['lifetimeDays', 'isDisabled']);
  // Until the folders are loaded, the policy counts as used.
  const deletesSooner = (values: Pick<PolicyValues, 'lifetimeDays' | 'isDisabled'>) =>
    used?.length !== 0 && !values.isDisabled && (values.lifetimeDays < policy.lifetimeDays || policy.isDisabled);
  const save = (values: PolicyValues) => savePolicy.mutate(toRequest(values), { onSuccess: onClose });

  return (
    <>
      <PanelForm
        form={form}
        save={savePolicy}
        onSubmit={(values) => (deletesSooner(values) ? setShortened(values) : save(values))}
        onCancel={onClose}
        aside={
          <>
            <UsedBy policyId={policy.id} />
            <DescriptionList wide>
              <dt>Created</dt>
              <dd>
                <Time value={policy.createdDate} />
              </dd>
              <dt>Last updated</dt>
              <dd>
                <Time value={policy.updatedDate} />
              </dd>
            </DescriptionList>
          </>
        }
      >
        <PolicyFields form={form} others={policies.filter(({ id }) => id !== policy.id)} />
        {deletesSooner({ lifetimeDays, isDisabled }) && (
          <Notice tone="warning">{soonerText(policy, lifetimeDays, used?.length)}</Notice>
        )}
      </PanelForm>
      {shortened && (
        <ConfirmDialog
          title={`Let ${shortName(policy.name)} delete sooner?`}
          verb="Save"
          danger
          typeToConfirm={policy.name}
          onConfirm={() => {
            setShortened(undefined);
            save(shortened);
          }}
          onClose={() => setShortened(undefined)}
        >
          {soonerText(policy, shortened.lifetimeDays, used?.length)} What is deleted cannot be brought back.
        </ConfirmDialog>
      )}
    </>
  );
}

function soonerText(policy: Policy, lifetimeDays: number, folders: number | undefined): string {
  const where = folders === undefined ? 'the folders that use it' : `the ${counted(folders, FOLDER)} that use it`;
  const before = policy.isDisabled ? '' : ` instead of after ${lifetimeInWords(policy.lifetimeDays)}`;
  return `Records in ${where} are deleted after ${lifetimeInWords(lifetimeDays)}${before}. The next deletion is tonight.`;
}

function UsedBy({ policyId }: { policyId: string }) {
  const query = useQuery(allFoldersQuery);
  if (!query.data) {
    return query.error ? (
      <FailedNotice query={query}>Which folders use it could not be loaded.</FailedNotice>
    ) : (
      <Loading>
        <SkeletonRows rows={2} plain />
      </Loading>
    );
  }
  const used = foldersOf(policyId, query.data);
  if (used.length === 0) return <NotUsedYet />;
  return (
    <Section title={`Used by ${counted(used.length, FOLDER)}`}>
      <chakra.ul py="2" display="grid" gap="1.5" color="text.muted" overflowWrap="anywhere">
        <FirstRecords records={used} idOf={({ id }) => id}>
          {({ fullPath, parentId }) => (
            <TextLink to={placeHref({ folderId: parentId ?? undefined, view: 'grid' })}>{fullPath}</TextLink>
          )}
        </FirstRecords>
      </chakra.ul>
    </Section>
  );
}
