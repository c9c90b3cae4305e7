import type { ChipModel } from '@xinpu/sdk/types'
import { PartTable } from '@xinpu/ui/datasheet'
import { SelectionLayout } from '@xinpu/ui/layout'
import { usePartHrefs } from '../app/use-part-hrefs.ts'

/** Several makers use one number: the reader says whose it is. */
export function SameNumberPage({ model, parts }: { model: string; parts: readonly ChipModel[] }) {
  const { hrefOf, datasheetOf } = usePartHrefs()
  return (
    <SelectionLayout title={`${model}：同名型号,请选择品牌`} count={parts.length}>
      <PartTable parts={parts} caption={`${model} 的各家型号`} hrefOf={hrefOf} datasheetOf={datasheetOf} />
    </SelectionLayout>
  )
}
