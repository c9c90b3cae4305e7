export { BrandCard, type BrandCardProps } from './BrandCard/BrandCard.tsx'
export { BrandGrid, type BrandGridProps } from './BrandGrid/BrandGrid.tsx'
