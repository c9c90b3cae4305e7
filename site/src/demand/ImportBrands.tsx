import { useNavigate } from '@tanstack/react-router'
import { keywords as brandKeywords, mineAdd as addBrand } from '@xinpu/sdk/brand'
import { excelRowUpdate } from '@xinpu/sdk/demand'
import type { BrandCheck } from '@xinpu/sdk/types'
import { BrandPicker } from '@xinpu/ui/brand'
import { BrandCheckTable, type BrandCheckTableProps } from '@xinpu/ui/demand'
import { Button, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { importPlace, type ImportParams } from './import-params.ts'

interface ImportBrandsProps {
  taskId: number
  search: ImportParams
  checks: BrandCheckTableProps['checks']
}

/** What the brands of a sheet mean; one answer counts for every row that spells it so. */
export function ImportBrands({ taskId, search, checks }: ImportBrandsProps) {
  const navigate = useNavigate()
  const { isPending, adopt, adoptAll } = useAdopting()
  const go = () => void navigate(importPlace({ ...search, taskId, step: 'preview' }))

  return (
    <>
      <BrandCheckTable
        checks={checks}
        isPending={isPending}
        onAdopt={adopt}
        onAdoptAll={() => Array.isArray(checks) && adoptAll(checks)}
        renderPicker={(check) => <Picker check={check} onPick={(brandId) => adopt(check, brandId)} />}
      />
      <Button tone="primary" isDisabled={isPending} onPress={go}>
        下一步：预览与改错
      </Button>
    </>
  )
}

function useAdopting() {
  const act = useAct()
  const [isPending, setPending] = useState(false)
  const give = ({ rowId }: BrandCheck, brandId: number) =>
    rowId === undefined ? undefined : act(excelRowUpdate, { id: rowId, brandId, sameBrand: true })

  async function during(work: () => Promise<unknown>) {
    setPending(true)
    try {
      await work()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有改好，请再试一次')
    } finally {
      setPending(false)
    }
  }

  return {
    isPending,
    adopt: (check: BrandCheck, brandId: number) => void during(async () => give(check, brandId)),
    adoptAll: (checks: readonly BrandCheck[]) =>
      void during(async () => {
        for (const check of checks) {
          const [first] = check.matched ? [] : check.suggests
          if (first) await give(check, first.id)
        }
      }),
  }
}

/** Finds a brand by hand, or proposes one that the library lacks. */
function Picker({ check: { brand }, onPick }: { check: BrandCheck; onPick: (brandId: number) => void }) {
  const call = useCall()
  const act = useAct()
  return (
    <BrandPicker
      label={`${brand} 对应的品牌`}
      size="sm"
      value={null}
      onChange={(picked) => picked?.id !== undefined && onPick(picked.id)}
      find={async (words) => (await call(brandKeywords, { keywords: words })).data}
      propose={async (proposed) => {
        await act(addBrand, proposed, () => toast.success('新品牌已提交审核'))
      }}
    />
  )
}
