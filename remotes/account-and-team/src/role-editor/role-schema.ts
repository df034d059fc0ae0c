import { type customerRole, texts } from '@console/api';
import { inVersionOf } from '@console/http';
import { z } from '@console/schema';
import { t } from '@console/words';
import { accessOf, keyOf, withChanges } from './access-changes';
import { mapFeatures } from './role-access';

export const roleSchema = z.object({
  roleName: texts.name.check(z.refine((name) => name.trim() !== '', t('Role name is required'))),
  roleDescription: texts.description,
  /** Empty = nothing switched. */
  access: z.record(z.string(), z.boolean()),
});
export type RoleValues = z.infer<typeof roleSchema>;

export const toFormValues = (role: customerRole.Role): RoleValues => ({
  roleName: role.roleName,
  roleDescription: role.roleDescription,
  access: {},
});

/** C29: returns other properties unchanged. */
export const toRequest = (role: customerRole.Role, values: RoleValues): customerRole.Role => ({
  ...role,
  roleName: values.roleName.trim(),
  roleDescription: values.roleDescription.trim(),
  productFeatureAccessSelections: withChanges(role.productFeatureAccessSelections, values.access),
});

/** The blank template with the source's name, description and access. */
export function copyOf(source: customerRole.Role, blank: customerRole.Role): customerRole.Role {
  const access = accessOf(source.productFeatureAccessSelections);
  const granted = new Set(access.flatMap(([key, hasAccess]) => (hasAccess ? key : [])));
  return inVersionOf(blank, {
    ...blank,
    roleName: t('Copy of {name}', { name: source.roleName }),
    roleDescription: source.roleDescription,
    productFeatureAccessSelections: blank.productFeatureAccessSelections.map((product) =>
      mapFeatures(product, (feature) => ({ ...feature, hasAccess: granted.has(keyOf(product, feature)) })),
    ),
  });
}
