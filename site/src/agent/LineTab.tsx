import { useQuery } from '@tanstack/react-query'
import type { ProductLine } from '@xinpu/sdk/types'
import { ProductLineDialog, ProductLineTable, type LineFields } from '@xinpu/ui/agent'
import { Button, Icon, Section, toast } from '@xinpu/ui/primitives'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { categoryTree } from '../datasheet/queries.ts'
import { sellerBrandField } from './seller-brand-field.tsx'
import { sellerCalls, type SellerKind } from './seller-calls.ts'

export interface LineTabProps {
  kind: SellerKind
  sellerId: number
  page: number
}

/** R115: the product lines of a seller, with their proofs and what the review said. */
export function LineTab({ kind, sellerId, page }: LineTabProps) {
  const call = useCall()
  const visit = useVisit()
  const { linesHref, lines, removeLine } = sellerCalls[kind]
  const found = useQuery(lines(call, sellerId, page))
  const [edited, setEdited] = useState<ProductLine | 'new'>()
  const act = useAct()
  const add = (
    <Button tone="primary" onPress={() => setEdited('new')}>
      <Icon of={Plus} /> 添加产品线
    </Button>
  )

  return (
    <Section title="产品线" meta={found.data && found.data.totalRecord > 0 && add}>
      <ProductLineTable
        lines={shownOf(found)}
        page={page}
        pageSize={pageSize}
        hrefFor={linesHref}
        now={new Date(visit.now)}
        onEdit={setEdited}
        onRemove={({ id }) => removeLine(act, id, () => toast.success('已删除'))}
        whenEmpty={add}
      />
      {edited && <LineDialog kind={kind} edited={edited} onClose={() => setEdited(undefined)} />}
    </Section>
  )
}

interface LineDialogProps {
  kind: SellerKind
  edited: ProductLine | 'new'
  onClose: () => void
}

function LineDialog({ kind, edited, onClose }: LineDialogProps) {
  const call = useCall()
  const { data: categories = [] } = useQuery(categoryTree(call))
  const { addLine, changeLine } = sellerCalls[kind]
  const act = useAct()
  const submitted = () => toast.success('已提交审核')
  const save = (fields: LineFields, brandId: number) =>
    edited === 'new'
      ? addLine(act, { brandId, ...fields }, submitted)
      : changeLine(act, { id: edited.id, ...fields }, submitted)

  return (
    <ProductLineDialog
      {...(edited !== 'new' && { line: edited })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      save={save}
      uploadProof={uploadFor(call, 'certificate')}
      categories={categories}
      brandField={sellerBrandField}
    />
  )
}
