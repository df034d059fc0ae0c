import {
  AdministrationIcon,
  ArchiveIcon,
  AuditIcon,
  DialogsIcon,
  InteractIcon,
  PingdoxAdminIcon,
  SignatureIcon,
  StudioIcon,
  SupportIcon,
  TextLibraryIcon,
  ViewpointIcon,
  WorkflowIcon,
} from '@console/ui/icons';

const ICONS = {
  AD: AdministrationIcon,
  DA: StudioIcon,
  DG: ArchiveIcon,
  DS: SignatureIcon,
  IA: InteractIcon,
  LL: AuditIcon,
  PA: PingdoxAdminIcon,
  SD: DialogsIcon,
  SP: SupportIcon,
  TL: TextLibraryIcon,
  VP: ViewpointIcon,
  WF: WorkflowIcon,
};

/** Size: 20 px on tiles, 16 in lists. */
export function ProductIcon({ code, size }: { code: string; size: 16 | 20 }) {
  const Icon = ICONS[code as keyof typeof ICONS] ?? AdministrationIcon;
  return <Icon size={size} strokeWidth={size === 20 ? 1.6 : 1.75} aria-hidden />;
}
