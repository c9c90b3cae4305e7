import { contentKindLabels, contentStateLabels } from '@xinpu/sdk/labels'
import type { ContentEntry, ContentKind, ContentTrait } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { ContentDialog } from './ContentDialog.tsx'
import type { ContentTold } from './content-draft.ts'
import { ContentCard, contentColumns } from './content-columns.tsx'
import * as S from './ContentTable.styles.ts'

export interface ContentTableProps extends Paged<ContentEntry> {
  /** The kind that is shown. */
  kind: ContentKind
  /** Where another kind is shown. */
  hrefOfKind: (kind: ContentKind) => Href
  /** What entries of the kind say; absent until it is known. */
  trait?: ContentTrait
  /** The place the list is narrowed to; left out for all. */
  place?: string
  /** The list is narrowed to another place. */
  onPlace: (place: string | undefined) => void
  /** Sets an entry; rejects with the server's word. */
  onSave: (told: ContentTold) => Promise<unknown>
  /** Takes an entry off; rejects with the server's word. */
  onRemove: (entry: ContentEntry) => Promise<unknown>
  uploadImage: SendFile
}

/** What the desk sets on pages of the site, a kind at a time. */
export function ContentTable({ kind, hrefOfKind, trait, place, onPlace, ...props }: ContentTableProps) {
  const { onSave, onRemove, uploadImage, ...paged } = props
  const [edited, setEdited] = useState<ContentEntry | 'new'>()
  const [removed, setRemoved] = useState<ContentEntry>()
  const terms = useMemo(() => ({ trait, onEdit: setEdited, onRemove: setRemoved }), [trait])
  const columns = useMemo(() => contentColumns(terms), [terms])
  const noun = contentKindLabels[kind]

  return (
    <S.Root>
      <LinkTabs
        label="内容类型"
        current={kind}
        items={Object.entries(contentKindLabels).map(([id, label]) => ({
          id,
          label,
          href: hrefOfKind(id as ContentKind),
        }))}
      />
      <S.Tools>
        {trait && trait.places.length > 1 ? (
          <Select
            label="位置"
            isLabelHidden
            options={[{ value: '*', label: '全部位置' }, ...trait.places]}
            value={place ?? '*'}
            onChange={(chosen) => onPlace(chosen === '*' ? undefined : chosen)}
          />
        ) : (
          <span />
        )}
        <Button tone="primary" isDisabled={!trait} onPress={() => setEdited('new')}>
          新增{noun}
        </Button>
      </S.Tools>
      <PagedTable
        {...paged}
        caption={noun}
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(entry) => <ContentCard entry={entry} terms={terms} />}
        empty={<EmptyState title={`还没有${noun}`} why="保存之后，页面上马上能看到；也可以先定好展示时间。" />}
      />
      {edited && trait && (
        <ContentDialog
          trait={trait}
          title={noun}
          {...(edited !== 'new' && { entry: edited })}
          place={place}
          onSave={onSave}
          uploadImage={uploadImage}
          isOpen
          onOpenChange={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={`删除${noun}“${removed.name}”`}
          verb={`删除${noun}`}
          isOpen
          onOpenChange={() => setRemoved(undefined)}
          confirm={() => onRemove(removed)}
          failureOf={(error) => refusalOf(error, '没有删除成功，请再试一次')}
        >
          {removed.state === 'shown'
            ? `它现在是“${contentStateLabels.shown}”，删除后页面上不再出现，不能恢复。`
            : '删除后不能恢复。'}
        </ConfirmDialog>
      )}
    </S.Root>
  )
}
