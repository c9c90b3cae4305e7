import type { NoteEntry } from '@xinpu/ui/disk'
import { writeNoteHref } from './places.ts'
import { RowMenu } from './RowMenu.tsx'

/** What was asked for of a folder of articles, or of one in it. */
export type NoteDeed = 'rename' | 'move' | 'publish' | 'remove'

interface NoteMenuProps {
  entry: NoteEntry
  onDeed: (deed: NoteDeed, entry: NoteEntry) => void
}

/** What can be done with a folder or an article; all of it by keyboard. What somebody else wrote is not published. */
export const NoteMenu = ({ entry, onDeed }: NoteMenuProps) => (
  <RowMenu
    entry={entry}
    onDeed={onDeed}
    items={[
      ...(entry.kind === 'article'
        ? [
            { id: 'edit', label: '编辑', href: writeNoteHref({ id: entry.article.id }) },
            ...(isOwn(entry.article) ? [{ id: 'publish', label: '发布为文章' }] : []),
          ]
        : []),
      { id: 'rename', label: '重命名' },
      ...(entry.kind === 'article' ? [{ id: 'move', label: '移动到…' }] : []),
      'rule',
      { id: 'remove', label: '删除', tone: 'danger' },
    ]}
  />
)

/** Whether somebody wrote it themselves. */
export const isOwn = ({ sourceArticleId, sourceUrl }: { sourceArticleId?: number; sourceUrl?: string }): boolean =>
  sourceArticleId === undefined && !sourceUrl
