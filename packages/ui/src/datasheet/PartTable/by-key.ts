import type { PartTableProps } from './PartTable.tsx'

/** The table knows rows by text, the catalogue by number. */
export const byKey = ({ selected, onChange }: NonNullable<PartTableProps['selection']>) => ({
  selected: new Set([...selected].map(String)),
  onChange: (keys: Set<string>) => onChange(new Set([...keys].map(Number))),
})
