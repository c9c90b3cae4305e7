export { EntryDoors, type Door, type EntryDoorsProps } from './EntryDoors/EntryDoors.tsx'
export { FacetPanel, type FacetPanelProps } from './FacetPanel/FacetPanel.tsx'
export { HotWords, type HotWordsProps } from './HotWords/HotWords.tsx'
export { matchRanges } from './match-ranges.ts'
export {
  OmniSearch,
  type BoxHint,
  type HintGroup,
  type OmniSearchProps,
  type SearchScene,
} from './OmniSearch/OmniSearch.tsx'
export { PageHitList, type PageHitListProps } from './PageHitList/PageHitList.tsx'
export { QueryChips, type QueryChipsProps } from './QueryChips/QueryChips.tsx'
export { QueryTraces, type QueryTracesProps } from './QueryTraces/QueryTraces.tsx'
export { SearchNotes, type SearchNotesProps } from './SearchNotes/SearchNotes.tsx'
export { ActiveFilters, type ActiveFilter, type ActiveFiltersProps } from './ActiveFilters/ActiveFilters.tsx'
export { FilterDrawer, type FilterDrawerProps } from './FilterDrawer/FilterDrawer.tsx'
export { ParamBank, type BankCell, type ParamBankProps } from './ParamBank/ParamBank.tsx'
export { ParamFilter, type ParamFilterProps } from './ParamFilter/ParamFilter.tsx'
export { FacetList, type FacetListProps } from './FacetPanel/FacetList.tsx'
export { SaveSearchButton, type SaveSearchButtonProps } from './SaveSearchButton/SaveSearchButton.tsx'
export { UnitRangeField, type UnitRangeFieldProps } from './UnitRangeField/UnitRangeField.tsx'
export { readExpression } from './UnitRangeField/range-expression.ts'
