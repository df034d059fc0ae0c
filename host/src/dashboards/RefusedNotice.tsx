import {
  type ConsoleConfig,
  type GateUser,
  HOST_PAGES,
  isAdminUser,
  pathOf,
  type Requirement,
} from '@console/contract';
import type { RefusedState } from '@console/pages';
import { useNavigate } from '@console/router';
import { useSession } from '@console/session';
import { Button, chakra, Notice } from '@console/ui';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import { useConsole } from '../areas/registry/console-context';

/** Name, need and whom to ask (HOST-026, C150). */
export function RefusedNotice({ title, requires = {} }: Pick<RefusedState, 'title' | 'requires'>) {
  const { config } = useConsole();
  const user = useSession((session) => session.gateUser);
  const company = useSession((session) => session.customer);
  const ownEmail = useSession((session) => session.myUser?.email);
  const navigate = useNavigate();
  if (!user) return null;
  const reason = reasonBeyondRole(requires, user, config, company?.activeProducts.length !== 0);
  const isRole = reason === undefined;
  const contact = isRole ? company?.contactPerson : null;
  return (
    <chakra.div marginTop="5" role="alert">
      <Notice
        tone="neutral"
        action={
          <Button
            size="small"
            onClick={() => navigate(pathOf(HOST_PAGES.home), { replace: true, state: { refused: true } })}
          >
            {t('Close')}
          </Button>
        }
      >
        <p>
          <strong>{t('You don’t have access to {title}.', { title })}</strong> {reason ?? roleReason(user, config)}
        </p>
        {isRole ? <p>{neededRight(requires)}</p> : null}
        {contact?.email && contact.email !== ownEmail ? (
          <p>
            {rich('Your company’s contact person is {name}, <a>{email}</a>.', {
              name: `${contact.firstName} ${contact.lastName}`,
              email: contact.email,
              a: (inner) => (
                <chakra.a href={`mailto:${contact.email}`} textDecoration="underline">
                  {inner}
                </chakra.a>
              ),
            })}
          </p>
        ) : null}
      </Notice>
    </chakra.div>
  );
}

/** Undefined if another role would open the page. */
function reasonBeyondRole(
  { switch: name, staff }: Requirement,
  user: GateUser,
  config: ConsoleConfig,
  hasPlan: boolean,
): string | undefined {
  if (name !== undefined && config.features[name] !== true) return t('It isn’t available in this installation.');
  // No role, plan or purchase opens a page for staff.
  if (staff && !user.isSppUser) return t('It’s for internal staff only.');
  if (user.companies === 0) return t('It becomes available once you belong to a company.');
  if (user.customerInactive) return t('It becomes available once your account has been approved.');
  return hasPlan ? undefined : t('It becomes available once your company has a plan.');
}

/** An administrator is not referred to an administrator. */
function roleReason(user: GateUser, config: ConsoleConfig): string {
  return isAdminUser(user, config)
    ? t('Your role or plan doesn’t include it.')
    : t('Ask an administrator in your company to change it.');
}

function neededRight({ feature, admin }: Requirement): string {
  switch (feature) {
    case 'billing':
      return t('You need a role that includes billing in Administration.');
    case 'team':
      return t('You need a role that includes team and roles in Administration.');
    case 'generalAdmin':
      return t('You need a role that includes settings and integrations in Administration.');
    case undefined:
      return admin
        ? t('You need a role that includes at least one Administration feature.')
        : t('You need a role with access to Administration.');
  }
}
