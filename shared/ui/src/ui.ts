/** The design system: the only importer of Chakra UI. Sorted; each line names one file. */
export { Box, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
export { Button, type ButtonProps } from './buttons/Button';
export { CopyButton, type CopyButtonProps, copyText } from './buttons/CopyButton';
export { IconButton, type IconButtonProps } from './buttons/IconButton';
export { LinkButton, type LinkButtonProps } from './buttons/LinkButton';
export { Spinner } from './buttons/Spinner';
export { ExternalLink, TextButton, TextLink } from './buttons/TextLink';
export { exportRows } from './export/export-rows';
export { announce } from './feedback/Announcer';
export type { Condition } from './feedback/Drawing';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState';
export { Notice, type NoticeProps, Why } from './feedback/Notice';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar';
export { Loading, Skeleton, SkeletonRows } from './feedback/Skeleton';
export { type ToastOptions, toast } from './feedback/toast';
export { Checkbox, type CheckboxProps } from './fields/Checkbox';
export { isEmail } from './fields/emails';
export { Field, type FieldProps } from './fields/Field';
export { SearchInput, type SearchInputProps } from './fields/SearchInput';
export { Segmented, type SegmentedProps } from './fields/Segmented';
export { Select, type SelectProps } from './fields/Select';
export { Switch, type SwitchProps } from './fields/Switch';
export { TextArea, type TextAreaProps, TextInput, type TextInputProps } from './fields/TextInput';
export { clearDrafts, hasDrafts, keepDrafts, reloadWithDrafts } from './form/drafts';
export { Panel, PanelBody, PanelFooter, type PanelStep } from './form/Panel';
export { PanelLayout } from './form/PanelLayout';
export * as z from './form/schema';
export { UnsavedChangesGuard } from './form/UnsavedChangesGuard';
export { exactTime, formatAge, formatDateTime, formatShortDate } from './format/dates';
export { Time, type TimeProps } from './format/Time';
export * from './icons';
export { Avatar, type AvatarProps, initials } from './marks/Avatar';
export { Badge, Tag } from './marks/Badge';
export { EnvBadge, type Environment } from './marks/EnvBadge';
export { Kbd } from './marks/Kbd';
export { KeyFigure, type KeyFigureProps, KeyFigures } from './marks/KeyFigures';
export { Mark } from './marks/Mark';
export { ProductIcon } from './marks/ProductIcon';
export { StatusDot } from './marks/StatusDot';
export { TrendLine, type TrendLineProps } from './marks/TrendLine';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog';
export { Dialog, type DialogProps } from './overlays/Dialog';
export { Menu, type MenuProps } from './overlays/Menu';
export {
  MenuCheckboxItem,
  type MenuChoiceProps,
  MenuGroup,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuRadioItem,
} from './overlays/MenuItem';
export { Tooltip, type TooltipProps } from './overlays/Tooltip';
export { Crumb, type CrumbProps } from './page/Crumb';
export { MonthPicture } from './page/MonthPicture';
export { monthPicture } from './page/months';
export { Page, PageHeader, type PageHeaderProps } from './page/PageHeader';
export { Tabs, type TabsProps } from './page/Tabs';
export { ConsoleUiProvider } from './system/ConsoleUiProvider';
export { type Density, type Theme, useDensity, useTheme } from './system/preferences';
export { DataTable, type DataTableProps, type ListQuery } from './table/DataTable';
export { type Column, defineTable, type TableDefinition, type TableFilter } from './table/define-table';
export { searchFor } from './table/search-text';
export { type Neighbours, useNeighbours } from './table/use-neighbours';
export { type Table, useTable } from './table/use-table';
