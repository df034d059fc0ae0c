/** Loaded with the first screen; components for some pages have other doors. */

export { Box, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
export { formatCount } from '@console/words';
export { Button, type ButtonProps, Spinner } from './buttons/Button';
export { CopyButton, copyText } from './buttons/CopyButton';
export { IconButton } from './buttons/IconButton';
export { LinkButton, type LinkButtonProps } from './buttons/LinkButton';
export { ExternalLink, TextButton, TextLink } from './buttons/TextLink';
export { Checkbox } from './choices/Checkbox';
export { Segmented } from './choices/Segmented';
export { Select, type SelectProps } from './choices/Select';
export { Switch } from './choices/Switch';
export type { Option } from './choices/with-value';
export { ConfirmDialog } from './dialogs/ConfirmDialog';
export { Dialog } from './dialogs/Dialog';
export { announce } from './feedback/Announcer';
export { LineDrawing } from './feedback/Drawing';
export { EmptyState } from './feedback/EmptyState';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState';
export { lazyDialog, lazyPart } from './feedback/LazyPart';
export { LoadError, type LoadErrorProps, type LoadQuery } from './feedback/LoadError';
export { Loaded, type RecordQuery } from './feedback/Loaded';
export { LockedNote, Notice } from './feedback/Notice';
export { NotLoaded } from './feedback/NotLoaded';
export { OfflineNotice } from './feedback/OfflineNotice';
export { FailedNotice, RetryButton } from './feedback/RetryButton';
export { FieldOutlines, Loading, Skeleton, SkeletonRows } from './feedback/Skeleton';
export { Field, type FieldProps } from './fields/Field';
export { SearchInput } from './fields/SearchInput';
export { TextArea, TextInput } from './fields/TextInput';
export { idsLeft, useDelete } from './form/use-delete';
export { useEdit } from './form/use-edit';
export { type Save, type SaveReport, useSave } from './form/use-save';
export {
  exactTime,
  formatAge,
  formatDateTime,
  formatDay,
  formatShortDate,
  formatTime,
  SHORT_MONTHS,
} from './format/dates';
export { endOfDay, startOfDay, toDay } from './format/days';
export { isWorded, reasonOf } from './format/failure-words';
export { formatList, shortName } from './format/names';
export { Time } from './format/Time';
export { compareWords } from './format/word-order';
export { JobProgress } from './jobs/JobProgress';
export { clearJobs } from './jobs/job-store';
export { useJob } from './jobs/use-job';
export { Avatar, type AvatarProps, initials } from './marks/Avatar';
export { Badge, Tag } from './marks/Badge';
export { ChangedMark } from './marks/ChangedMark';
export { Kbd } from './marks/Kbd';
export { Mark } from './marks/Mark';
export { StatusDot } from './marks/StatusDot';
export { ActionRow, ActionRowPending, ActionRows, untilActionRows } from './page/ActionRow';
export { Crumb } from './page/Crumb';
export { Page, PageHeader, type PageHeaderProps } from './page/PageHeader';
export { CloseFooter, hasMovedOn, hidesBehindPanel, Panel, PanelBody, PanelFooter, type PanelStep } from './page/Panel';
export { PanelLayout } from './page/PanelLayout';
export { Section } from './page/Section';
export { Tabs } from './page/Tabs';
export { Menu } from './popovers/Menu';
export { MenuCheckboxItem, MenuGroup, MenuItem, MenuLink, MenuRadioItem } from './popovers/MenuItem';
export { Tooltip } from './popovers/Tooltip';
export { DescriptionList } from './record/DescriptionList';
export { isCommandKey, isPageKey, useSearchShortcut } from './search/shortcuts';
export { type Brand, backgroundVariables, brandVariables, headerVariables, setBranding } from './system/branding';
export { ConsoleUiProvider } from './system/ConsoleUiProvider';
export { type Density, type Theme, useDensity, useShortcuts, useTheme } from './system/preferences';
export { adoptRules, joinClasses, styledElement } from './system/styles';
export { LOW_WINDOW } from './system/tokens';
export { showFailure, useFailureToast } from './toasts/show-failure';
export { toast } from './toasts/toast';
export { hasDrafts, keepDrafts, reloadWithDrafts } from './unsaved/drafts';
export { leaveConsole } from './unsaved/open-forms';
export { UnsavedChangesGuard } from './unsaved/UnsavedChangesGuard';
