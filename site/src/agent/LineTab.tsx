import { useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '@xinpu/sdk/query'
import type { ProductLine } from '@xinpu/sdk/types'
import { ProductLineDialog, ProductLineTable, type LineFields } from '@xinpu/ui/agent'
import { Button, Section, toast } from '@xinpu/ui/primitives'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
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
  const act = useAct(kind)
  const add = (
    <Button tone="primary" onPress={() => setEdited('new')}>
      <Plus size={16} strokeWidth={1.5} aria-hidden /> 添加产品线
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
        onRemove={({ id }) => act(removeLine(call, id), '已删除')}
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
  const act = useAct(kind)
  const send = (fields: LineFields, brandId: number) =>
    edited === 'new' ? addLine(call, { brandId, ...fields }) : changeLine(call, { id: edited.id, ...fields })

  return (
    <ProductLineDialog
      {...(edited !== 'new' && { line: edited })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      save={(fields, brandId) => act(send(fields, brandId), '已提交审核')}
      uploadProof={uploadFor(call, 'certificate')}
      categories={categories}
      brandField={sellerBrandField}
    />
  )
}

/** Makes a change, says so, and asks again for what it changed. */
function useAct(kind: SellerKind) {
  const queryClient = useQueryClient()

  return async (made: Promise<unknown>, done: string) => {
    await made
    toast.success(done)
    await invalidate(queryClient, sellerCalls[kind].changed)
  }
}
