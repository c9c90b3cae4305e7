export { BrandCard, type BrandCardProps } from './BrandCard/BrandCard.tsx'
export { BrandGrid, type BrandGridProps } from './BrandGrid/BrandGrid.tsx'
export { BrandDialog, type BrandDialogProps, type NewBrand } from './BrandDialog/BrandDialog.tsx'
export { BrandPicker, type BrandPickerProps, type PickedBrand } from './BrandPicker/BrandPicker.tsx'
