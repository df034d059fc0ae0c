import { type apiClient, texts } from '@console/api';
import { z } from '@console/schema';
import { t } from '@console/words';

/** Numbers as text, for controls. */
export const clientSchema = z
  .object({
    clientName: texts.name.check(z.refine((text) => text.trim() !== '', t('Required'))),
    clientType: z.string(),
    useMtls: z.boolean(),
    thumbprint: texts.line,
    useWebeditorEnvScope: z.boolean(),
    webeditorScope: z.string(),
  })
  .check(
    z.refine(({ useMtls, thumbprint }) => !useMtls || thumbprint.trim() !== '', {
      path: ['thumbprint'],
      error: t('Required'),
    }),
  );

export type ClientValues = z.infer<typeof clientSchema>;

export const emptyClient: ClientValues = {
  clientName: '',
  clientType: '1',
  useMtls: false,
  thumbprint: '',
  useWebeditorEnvScope: false,
  webeditorScope: '1',
};

export const clientLabels: Record<keyof ClientValues, string> = {
  clientName: t('Client Name'),
  clientType: t('Type'),
  useMtls: t('Mutual TLS'),
  thumbprint: t('Thumbprint'),
  useWebeditorEnvScope: t('Web editor scope'),
  webeditorScope: t('Web editor environment'),
};

/** INTG-141: no thumbprint without mutual TLS. */
export const toRequest = (values: ClientValues): apiClient.CreateApiClientRequest => ({
  clientName: values.clientName.trim(),
  clientType: Number(values.clientType),
  useMtls: values.useMtls,
  thumbprint: values.useMtls ? values.thumbprint.trim() : '',
  ...(values.useWebeditorEnvScope ? { useWebeditorEnvScope: true, webeditorScope: Number(values.webeditorScope) } : {}),
});
