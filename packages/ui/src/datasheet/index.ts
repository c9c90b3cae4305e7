export { GateCard, type GateCardProps } from './GateCard/GateCard.tsx'
export { RevisionPanel, type RevisionPanelProps } from './RevisionPanel/RevisionPanel.tsx'
export { SpecHeader, type SpecHeaderProps } from './SpecHeader/SpecHeader.tsx'
export { CategorySymbol, type CategorySymbolProps } from './CategorySymbol/CategorySymbol.tsx'
export { CategoryTree, type CategoryPlace, type CategoryTreeProps } from './CategoryTree/CategoryTree.tsx'
export { figureOf, type Figure } from './figure.ts'
export { FootprintView, type FootprintViewProps } from './FootprintView/FootprintView.tsx'
export { ParamTable, type ParamTableProps } from './ParamTable/ParamTable.tsx'
export { PartCard, type PartCardProps } from './PartCard/PartCard.tsx'
export { PartHeader, type PartHeaderProps } from './PartHeader/PartHeader.tsx'
export { AlikeTag, LifecycleTag, StockTag } from './PartState/PartState.tsx'
export { PartTable, type PartTableProps } from './PartTable/PartTable.tsx'
export { SpecCard, type SpecCardProps } from './SpecCard/SpecCard.tsx'
export { RecentRow, type RecentEntry, type RecentRowProps } from './RecentRow/RecentRow.tsx'
export { SpecList, type SpecListProps } from './SpecList/SpecList.tsx'
export { PreviewText, type PreviewTextProps } from './PreviewText/PreviewText.tsx'
export {
  DownloadBar,
  type DownloadBarProps,
  type DownloadItem,
  type DownloadState,
} from './DownloadBar/DownloadBar.tsx'
export { PdfSidebar, type PdfSidebarProps, type PdfSidebarTab } from './PdfSidebar/PdfSidebar.tsx'
export type { ThumbnailSource } from './PdfSidebar/Thumbnails.tsx'
