export { StockDialog, type StockDialogProps } from './StockDialog/StockDialog.tsx'
export { StockTable, type StockTableProps } from './StockTable/StockTable.tsx'
export { stockOf, draftOf, type StockDraft, type StockFigure } from './StockDialog/stock-draft.ts'
