import type { DiskArticleBrief } from '@xinpu/sdk/types'
import { NotebookPen, Newspaper } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { token } from '../../theme/index.ts'
import { keyOf, nameOf, type NoteEntry } from '../entry.ts'
import { folderIcon } from '../file-icon.tsx'
import * as F from '../FileTable/FileTable.styles.ts'

/** What an entry is called, and how an article begins. An article can be dragged; a folder takes what is let go over it. */
export const NoteName = ({ entry, href }: { entry: NoteEntry; href: Href }) => (
  <F.Name
    draggable={entry.kind === 'article'}
    data-entry={entry.kind === 'article' ? keyOf(entry) : undefined}
    data-folder={entry.kind === 'folder' ? entry.folder.id : undefined}
    data-kind={entry.kind}
  >
    <Icon of={entry.kind === 'folder' ? folderIcon : isCopy(entry.article) ? Newspaper : NotebookPen} />
    <Words>
      <Link href={href} tone="plain">
        {nameOf(entry)}
      </Link>
      {entry.kind === 'article' && entry.article.summary && <Summary>{entry.article.summary}</Summary>}
    </Words>
  </F.Name>
)

/** Whether it was saved from somewhere, and is no note of one's own. */
const isCopy = ({ sourceArticleId, sourceUrl }: DiskArticleBrief) =>
  sourceArticleId !== undefined || sourceUrl !== undefined

/** Where an article comes from; one that was taken down since says so, and stays. */
export function Origin({ article }: { article: DiskArticleBrief }) {
  if (!isCopy(article)) return <F.Quiet>我的笔记</F.Quiet>
  const from = article.sourceAuthor ?? (article.sourceUrl && hostOf(article.sourceUrl)) ?? '芯谱'
  return (
    <F.Facts>
      <span>{from}</span>
      {article.sourceGone && <Tag tone="warn">原文已下架</Tag>}
    </F.Facts>
  )
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : url)

const Words = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
`

const Summary = styled.span`
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  text-overflow: ellipsis;
  white-space: nowrap;
`
