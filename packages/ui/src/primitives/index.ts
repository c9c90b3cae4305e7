export { Alert, type AlertProps, type AlertTone } from './Alert/Alert.tsx'
export { Anchored, type AnchoredProps, type Rect } from './Anchored/Anchored.tsx'
export { Avatar, type AvatarProps, type AvatarSize } from './Avatar/Avatar.tsx'
export { Badge, type BadgeProps, type BadgeShape } from './Badge/Badge.tsx'
export { BarPlot, type BarPlotProps } from './BarPlot/BarPlot.tsx'
export { BrandMark, type BrandMarkProps, type BrandMarkSize } from './BrandMark/BrandMark.tsx'
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb/Breadcrumb.tsx'
export { BulkBar, type BulkBarProps } from './BulkBar/BulkBar.tsx'
export { Button, type ButtonProps, type ButtonShape, type ButtonSize, type ButtonTone } from './Button/Button.tsx'
export { LinkButton, type LinkButtonProps } from './Button/LinkButton.tsx'
export { Card, type CardPadding, type CardProps, type CardTag, type CardTone } from './Card/Card.tsx'
export { CardLink, type CardLinkProps } from './Card/CardLink.tsx'
export { Carousel, type CarouselProps, type Slide } from './Carousel/Carousel.tsx'
export { Cascader, type CascaderNode, type CascaderProps } from './Cascader/Cascader.tsx'
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupOption, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx'
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx'
export {
  ComboBox,
  type ComboBoxProps,
  type ComboGroup,
  type ComboOption,
  type ComboValue,
} from './ComboBox/ComboBox.tsx'
export { ConfirmDialog, type ConfirmDialogProps, type ConfirmTone } from './ConfirmDialog/ConfirmDialog.tsx'
export { copyToClipboard } from './CopyText/copy-to-clipboard.ts'
export { CopyText, type CopyTextProps } from './CopyText/CopyText.tsx'
export type { Countdown } from './CountdownButton/countdown.ts'
export { CountdownButton, type CountdownButtonProps } from './CountdownButton/CountdownButton.tsx'
export { CountdownText, type CountdownFormat, type CountdownTextProps } from './CountdownText/CountdownText.tsx'
export { CreditCodeField, type CreditCodeFieldProps } from './CreditCodeField/CreditCodeField.tsx'
export {
  DataTable,
  type Column,
  type DataTableProps,
  type Editor,
  type ListState,
  type ListView,
  type Selection,
  type Sort,
} from './DataTable/DataTable.tsx'
export { keysOffKey } from './DataTable/list-keys.ts'
export { DateField, type DateFieldProps, type DayRange } from './DateField/DateField.tsx'
export {
  DescriptionList,
  type DescriptionColumns,
  type DescriptionFace,
  type DescriptionItem,
  type DescriptionListProps,
  type FactsState,
} from './DescriptionList/DescriptionList.tsx'
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx'
export { DiffView, type DiffColumn, type DiffField, type DiffRow, type DiffViewProps } from './DiffView/DiffView.tsx'
export { DocumentTile, type DocumentFile, type DocumentTileProps } from './DocumentUpload/DocumentTile.tsx'
export { DocumentUpload, type DocumentUploadProps } from './DocumentUpload/DocumentUpload.tsx'
export { DraftBar, type DraftBarProps, type DraftState } from './DraftBar/DraftBar.tsx'
export { DragList, type DragItem, type DragListProps } from './DragList/DragList.tsx'
export { Drawer, type DrawerProps, type DrawerSide } from './Drawer/Drawer.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx'
export { EntityHeader, type EntityHeaderProps, type EntitySubject } from './EntityHeader/EntityHeader.tsx'
export { ErrorState, type ErrorKind, type ErrorStateProps } from './ErrorState/ErrorState.tsx'
export {
  FilterBar,
  type FilterBarProps,
  type FilterField,
  type FilterOption,
  type FilterRange,
  type FilterValue,
} from './FilterBar/FilterBar.tsx'
export { Form, type FieldFault, type FormProps } from './Form/Form.tsx'
export { Highlight, type HighlightProps, type TextRange } from './Highlight/Highlight.tsx'
export { HoverCard, type HoverCardProps } from './HoverCard/HoverCard.tsx'
export { Icon, type IconProps } from './Icon/Icon.tsx'
export { Image, type ImageFit, type ImageLoading, type ImageProps } from './Image/Image.tsx'
export { ImageUpload, type ImageUploadProps } from './ImageUpload/ImageUpload.tsx'
export { LetterIndex, type LetterCount, type LetterIndexProps } from './LetterIndex/LetterIndex.tsx'
export { Lightbox, type LightboxImage, type LightboxProps } from './Lightbox/Lightbox.tsx'
export { NavigateContext } from './Link/NavigateContext.ts'
export { Link, type Href, type LinkProps, type LinkTone } from './Link/Link.tsx'
export { ListRegion, type ListRegionProps } from './ListRegion/ListRegion.tsx'
export {
  ListToolbar,
  type ColumnChoice,
  type ListOrder,
  type ListPageSize,
  type ListToolbarProps,
} from './ListToolbar/ListToolbar.tsx'
export { Logo, type LogoProps } from './Logo/Logo.tsx'
export { Menu, type MenuEntry, type MenuProps } from './Menu/Menu.tsx'
export { MoneyText, type MoneyKind, type MoneySize, type MoneyTextProps } from './MoneyText/MoneyText.tsx'
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx'
export { NumberText, type NumberTextProps } from './NumberText/NumberText.tsx'
export {
  NotHereDialog,
  NotHereFloat,
  NotHereLine,
  NothingHere,
  useAgain,
  type Floating,
  type NotHereProps,
} from './OnDemand/NotHere.tsx'
export { atRest, useAtRest } from './OnDemand/at-rest.ts'
export { afterLoad, failures, onDemand } from './OnDemand/OnDemand.tsx'
export { OnScreen, type OnScreenProps } from './OnScreen/OnScreen.tsx'
export { PageBody, type PageBodyProps, type PageLayout } from './PageBody/PageBody.tsx'
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx'
export { PartNumber, type PartNumberProps, type PartNumberSize } from './PartNumber/PartNumber.tsx'
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx'
export { areas } from './PhoneField/phone.ts'
export { PhoneField, type PhoneFieldProps } from './PhoneField/PhoneField.tsx'
export { Popover, type PopoverProps } from './Popover/Popover.tsx'
export { ProgressBar, type ProgressBarProps, type ProgressKind } from './ProgressBar/ProgressBar.tsx'
export { RadioGroup, type RadioGroupProps, type RadioLook, type RadioOption } from './RadioGroup/RadioGroup.tsx'
export {
  RecordPicker,
  type PickedRecord,
  type RecordKind,
  type RecordList,
  type RecordPickerProps,
} from './RecordPicker/RecordPicker.tsx'
export { AgentRow, type AgentRowProps } from './RecordRow/AgentRow.tsx'
export { RecordRow, type RecordRowProps } from './RecordRow/RecordRow.tsx'
export { FieldReading, type FieldReadingProps } from './FieldReading/FieldReading.tsx'
export { RegionField, type RegionFieldProps } from './RegionField/RegionField.tsx'
export { ResponsiveList, type ResponsiveListProps } from './ResponsiveList/ResponsiveList.tsx'
export { ResultPanel, type ResultPanelProps, type ResultTone } from './ResultPanel/ResultPanel.tsx'
export { RichEditor, type RichEditorProps } from './RichEditor/RichEditor.tsx'
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx'
export { Section, type SectionProps } from './Section/Section.tsx'
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx'
export { SideNav, type SideNavGroup, type SideNavItem, type SideNavProps } from './SideNav/SideNav.tsx'
export { Skeleton, type SkeletonProps, type SkeletonShape } from './Skeleton/Skeleton.tsx'
export { Slider, type SliderProps, type SliderValue } from './Slider/Slider.tsx'
export { SplitPane, type Pane, type SplitPaneProps } from './SplitPane/SplitPane.tsx'
export { StatRow } from './StatTile/StatRow.tsx'
export { StatTile, type StatTileProps } from './StatTile/StatTile.tsx'
export {
  StatusTag,
  type StatusKind,
  type StatusOf,
  type StatusShape,
  type StatusTagProps,
  type StatusTone,
} from './StatusTag/StatusTag.tsx'
export { Steps, type Step, type StepsProps } from './Steps/Steps.tsx'
export { StickyBar, type StickyBarProps, type StickyEdge, type StickyUnder } from './StickyBar/StickyBar.tsx'
export { Switch, type SwitchProps } from './Switch/Switch.tsx'
export { LinkTabs, type LinkTab, type LinkTabsProps } from './Tabs/LinkTabs.tsx'
export { TabPanels, type TabPanelItem, type TabPanelsProps } from './Tabs/TabPanels.tsx'
export { Tag, type TagProps, type TagTone } from './Tag/Tag.tsx'
export { TagInput, type TagInputProps } from './TagInput/TagInput.tsx'
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx'
export { TextField, type TextFieldProps } from './TextField/TextField.tsx'
export { useImeSafeEnter } from './TextField/useImeSafeEnter.ts'
export { Timeline, type TimelineItem, type TimelineProps, type TimelineTone } from './Timeline/Timeline.tsx'
export { TimeText, type TimeMode, type TimeTextProps } from './TimeText/TimeText.tsx'
export { LateToastRegion } from './Toast/LateToastRegion.tsx'
export { ToastRegion } from './Toast/ToastRegion.tsx'
export { toast, type ToastOptions, type ToastTone } from './Toast/toast.ts'
export {
  ToggleAction,
  type ToggleActionProps,
  type ToggleAnswer,
  type ToggleKind,
} from './ToggleAction/ToggleAction.tsx'
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx'
export { TreeView, type TreeNode, type TreeViewProps } from './TreeView/TreeView.tsx'
export { Upload, type UploadProps } from './Upload/Upload.tsx'
export type { SendFile } from './Upload/useUploads.ts'
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx'
