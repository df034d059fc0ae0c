import { pathOf } from '@console/contract';
import { lifetimeInWords } from '@console/product';
import { useQuery } from '@console/query';
import { useLocation, useNavigate } from '@console/router';
import { Panel } from '@console/ui';
import { PanelForm, useForm } from '@console/ui/form';
import { t } from '@console/words';
import area from '../area';
import { NotUsedYet, PolicyFields } from './PolicyFields';
import { retentionPoliciesQuery, useSavePolicy } from './retention-policies-queries';
import { newPolicy, policyLabels, policySchema, toRequest } from './retention-policy-schema';

/** INTG-116 */
export function NewPolicyPanel() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: policies = [] } = useQuery(retentionPoliciesQuery);
  const close = () => navigate(`${pathOf(area.pages.retentionPolicies)}${search}`);
  const form = useForm({
    id: 'new-retention-policy',
    label: t('Creating', undefined, 'title'),
    schema: policySchema,
    values: newPolicy,
    labels: policyLabels,
    describe: { lifetimeDays: lifetimeInWords },
    save: useSavePolicy('new'),
    toRequest,
    onSaved: close,
  });
  return (
    <Panel title={t('Creating', undefined, 'title')} onClose={close}>
      <PanelForm form={form} isNew onCancel={close} aside={<NotUsedYet />}>
        <PolicyFields form={form} others={policies} />
      </PanelForm>
    </Panel>
  );
}
