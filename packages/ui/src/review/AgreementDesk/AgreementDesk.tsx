import { agreementKindLabels } from '@xinpu/sdk/labels'
import type { AgreementDetail, AgreementEntry, AgreementKind } from '@xinpu/sdk/types'
import { useState } from 'react'
import type { Href } from '../../primitives/Link/Link.tsx'
import { pageIn } from '../../primitives/ListRegion/listed.ts'
import type { Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { useDeskAct } from '../use-desk-act.ts'
import type { AgreementTold } from './agreement-draft.ts'
import { AgreementEditor } from './AgreementEditor.tsx'
import { AgreementProof } from './AgreementProof.tsx'
import { AgreementTable } from './AgreementTable.tsx'
import * as S from './AgreementDesk.styles.ts'

export interface AgreementDeskProps extends Paged<AgreementEntry> {
  /** The text whose versions are shown. */
  kind: AgreementKind
  /** Where another text is shown. */
  hrefOfKind: (kind: AgreementKind) => Href
  /** Where everybody reads a published version. */
  hrefOfVersion: (entry: AgreementEntry) => Href
  /** Brings a version with its words; rejects with the server's word. */
  onOpen: (id: number) => Promise<AgreementDetail>
  /** Keeps the draft and tells how it reads; rejects with the server's word. */
  onSave: (told: AgreementTold) => Promise<AgreementDetail>
  /** Makes the draft the next version, now or at a moment; rejects with the server's word. */
  onPublish: (draft: AgreementDetail, beginTime: string | undefined) => Promise<unknown>
  /** Makes a version that waits a draft again; rejects with the server's word. */
  onWithdraw: (entry: AgreementEntry) => Promise<unknown>
  /** Throws the draft away; rejects with the server's word. */
  onRemove: (entry: AgreementEntry) => Promise<unknown>
}

/** What the desk is at: the versions, the words of a draft, or how the draft will read. */
type At =
  | { step: 'list' }
  | { step: 'write'; draft: AgreementDetail | undefined; before: AgreementDetail | undefined }
  | { step: 'proof'; draft: AgreementDetail; before: AgreementDetail | undefined }

/** The versions of the site's agreements: a draft is written, looked at as people will see it, and published. */
export function AgreementDesk({
  kind,
  hrefOfKind,
  hrefOfVersion,
  onOpen,
  onSave,
  onPublish,
  ...props
}: AgreementDeskProps) {
  const { onWithdraw, onRemove, ...paged } = props
  const [at, setAt] = useState<At>({ step: 'list' })
  const entries = pageIn(paged.items)?.data ?? []
  const next = entries.find(({ state }) => state === 'draft' || state === 'waiting')
  const held = entries.find(({ state }) => state === 'inForce')
  const toList = () => setAt({ step: 'list' })

  const opening = useDeskAct(async (entry: AgreementEntry | undefined) => {
    const [draft, before] = await Promise.all([entry && onOpen(entry.id), held && onOpen(held.id)])
    setAt({ step: 'write', draft, before })
  }, '没有打开，请再试一次')

  if (at.step === 'write')
    return (
      <AgreementEditor
        kind={kind}
        draft={at.draft}
        before={at.before}
        onSave={async (told) => setAt({ step: 'proof', draft: await onSave(told), before: at.before })}
        onBack={toList}
      />
    )
  if (at.step === 'proof')
    return (
      <AgreementProof
        draft={at.draft}
        before={at.before}
        onPublish={async (beginTime) => {
          await onPublish(at.draft, beginTime)
          toList()
        }}
        onBack={() => setAt({ ...at, step: 'write' })}
      />
    )

  return (
    <S.Root>
      <LinkTabs
        label="协议"
        current={kind}
        items={Object.entries(agreementKindLabels).map(([id, label]) => ({
          id,
          label,
          href: hrefOfKind(id as AgreementKind),
        }))}
      />
      <S.Tools>
        <Button
          tone="primary"
          isDisabled={!pageIn(paged.items) || next !== undefined}
          isPending={opening.isPending}
          onPress={() => void opening.act(undefined)}
        >
          起草新版本
        </Button>
      </S.Tools>
      <AgreementTable
        {...paged}
        hrefOfVersion={hrefOfVersion}
        onEdit={(entry) => void opening.act(entry)}
        onWithdraw={onWithdraw}
        onRemove={onRemove}
      />
    </S.Root>
  )
}
