import type { ChipModel } from '@xinpu/sdk/types'
import { PartTable } from '@xinpu/ui/datasheet'
import { SelectionLayout } from '@xinpu/ui/layout'
import { CompareContainer } from './CompareContainer.tsx'
import { usePartRows } from './use-part-rows.ts'

/** Several makers use one number: the reader says whose it is. */
export function SameNumberPage({ model, parts }: { model: string; parts: readonly ChipModel[] }) {
  const { hrefOf, datasheetOf, compared, onCompare } = usePartRows()
  return (
    <SelectionLayout title={`${model}：同名型号，请选择品牌`} count={parts.length}>
      <PartTable parts={parts} caption={`${model} 的各家型号`} {...{ hrefOf, datasheetOf, compared, onCompare }} />
      <CompareContainer />
    </SelectionLayout>
  )
}
