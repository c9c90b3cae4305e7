export { AgentCard, type AgentCardProps, type Seller } from './AgentCard/AgentCard.tsx'
export {
  AgentProductCard,
  AgentProductList,
  type AgentProductCardProps,
  type AgentProductListProps,
} from './AgentProductCard/AgentProductCard.tsx'
export { AgentProductForm, type AgentProductFormProps } from './AgentProductForm/AgentProductForm.tsx'
export type { ProductFields } from './AgentProductForm/product-draft.ts'
export { AgentProductTable, type AgentProductTableProps } from './AgentProductTable/AgentProductTable.tsx'
export { LineCardOverlap, type LineCardOverlapProps } from './LineCardOverlap/LineCardOverlap.tsx'
export { SoldLines, type SoldLinesProps } from './SoldLines/SoldLines.tsx'
export type { AgentProfile } from './AgentForm/agent-draft.ts'
export { AgentForm, type AgentFormProps } from './AgentForm/AgentForm.tsx'
export {
  AgentRecommendDialog,
  type AgentRecommendDialogProps,
  type Recommended,
} from './AgentRecommendDialog/AgentRecommendDialog.tsx'
export { BrandSet } from './AgentForm/BrandSet.tsx'
export { AgentList, type AgentListProps } from './AgentList/AgentList.tsx'
export type { BrandChoice, BrandField } from './brand-field.ts'
export type { LineFields } from './ProductLineDialog/line-draft.ts'
export { ProductLineDialog, type ProductLineDialogProps } from './ProductLineDialog/ProductLineDialog.tsx'
export { ProductLineTable, type ProductLineTableProps } from './ProductLineTable/ProductLineTable.tsx'
