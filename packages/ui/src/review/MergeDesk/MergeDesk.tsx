import { mergeKindLabels } from '@xinpu/sdk/labels'
import type { MergeKind, MergePreview, MergeRecord } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import type { Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { MergeSeen } from './MergeSeen.tsx'
import { MergeTable } from './MergeTable.tsx'
import * as S from './MergeDesk.styles.ts'

/** Which two are one. */
export interface MergePair {
  kind: MergeKind
  fromId: number
  intoId: number
}

export interface MergeDeskProps extends Paged<MergeRecord> {
  /** Tells what a merge would move; rejects with the server's word. */
  onPreview: (pair: MergePair) => Promise<MergePreview>
  /** Merges; rejects with the server's word. */
  onMerge: (pair: MergePair, reason: string) => Promise<unknown>
  /** Puts everything back; rejects with the server's word. */
  onUndo: (id: number) => Promise<unknown>
  /** The present moment when this is first drawn. */
  now: Date
}

const kinds = (Object.keys(mergeKindLabels) as MergeKind[]).map((value) => ({ value, label: mergeKindLabels[value] }))

/** Brands and parts that stand twice are made one: what moves is shown first, and can be put back for 30 days. */
export function MergeDesk({ onPreview, onMerge, onUndo, now, ...records }: MergeDeskProps) {
  const [seen, setSeen] = useState<MergePreview>()

  return (
    <S.Root>
      {seen ? (
        <MergeSeen
          seen={seen}
          onMerge={async (reason) => {
            await onMerge({ kind: seen.kind, fromId: seen.from.id, intoId: seen.into.id }, reason)
            setSeen(undefined)
          }}
          onBack={() => setSeen(undefined)}
        />
      ) : (
        <PairForm onPreview={async (pair) => setSeen(await onPreview(pair))} />
      )}
      <Section title="合并记录">
        <MergeTable {...records} onUndo={onUndo} now={now} />
      </Section>
    </S.Root>
  )
}

function PairForm({ onPreview }: { onPreview: (pair: MergePair) => Promise<unknown> }) {
  const [kind, setKind] = useState<MergeKind>('part')
  const [fromId, setFrom] = useState<number | null>(null)
  const [intoId, setInto] = useState<number | null>(null)
  const { serverErrors, attempt } = useRefused()

  return (
    <Form
      label="合并"
      submitLabel="预览"
      faults={[
        ...(fromId === null ? [{ field: 'fromId', message: '请填写被合并的编号' }] : []),
        ...(intoId === null ? [{ field: 'intoId', message: '请填写保留的编号' }] : []),
      ]}
      serverErrors={serverErrors}
      onSubmit={() => attempt(() => onPreview({ kind, fromId: fromId ?? 0, intoId: intoId ?? 0 }))}
    >
      {(errorOf) => (
        <>
          <RadioGroup label="合并什么" options={kinds} value={kind} onChange={(value) => setKind(value as MergeKind)} />
          <S.Pair>
            <NumberField
              name="fromId"
              label="被合并的编号"
              value={fromId}
              onChange={setFrom}
              min={1}
              isRequired
              help="它的地址以后转到保留的那个；编号在页面地址里"
              error={errorOf('fromId')}
            />
            <NumberField
              name="intoId"
              label="保留的编号"
              value={intoId}
              onChange={setInto}
              min={1}
              isRequired
              error={errorOf('intoId')}
            />
          </S.Pair>
        </>
      )}
    </Form>
  )
}
