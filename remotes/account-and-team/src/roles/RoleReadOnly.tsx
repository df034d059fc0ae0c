import type { customerRole } from '@console/api';
import { Flex, Notice } from '@console/ui';
import { RoleTabs } from './RoleTabs';

/** A role that may be looked at and not changed (ACCT-095), also when the address was typed by hand. */
export function RoleReadOnly({ role }: { role: customerRole.Role }) {
  return (
    <>
      <Flex direction="column" gap="4" px="var(--page-inset)" mb="3" maxW="860px">
        {role.roleDescription && <p>{role.roleDescription}</p>}
        <Notice tone="neutral">This role is read only. Duplicate it to make one that you can change.</Notice>
      </Flex>
      <RoleTabs roleId={role.roleId} products={role.productFeatureAccessSelections} />
    </>
  );
}
