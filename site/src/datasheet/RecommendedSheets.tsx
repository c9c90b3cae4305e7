import { useQuery } from '@tanstack/react-query'
import { Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { DatasheetList } from './DatasheetList.tsx'
import { recommendedDatasheets } from './queries.ts'

/** Datasheets that go with one, below it; nothing where none does. */
export function RecommendedSheets({ id }: { id: number }) {
  const { data, dataUpdatedAt } = useQuery(recommendedDatasheets(useCall(), id))
  if (!data || data.length === 0) return null
  return (
    <Section title="相关资料">
      <DatasheetList datasheets={data} madeAt={dataUpdatedAt} columns={2} isInformed />
    </Section>
  )
}
