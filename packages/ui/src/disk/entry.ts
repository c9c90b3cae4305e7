import type { CloudFile, DirNode, DiskArticleBrief } from '@xinpu/sdk/types'

/** What stands in a folder: another one, or a file. */
export type Entry = { kind: 'folder'; folder: DirNode } | { kind: 'file'; file: CloudFile }

/** What stands in a folder of articles: another one, or an article that is kept. */
export type NoteEntry = Extract<Entry, { kind: 'folder' }> | { kind: 'article'; article: DiskArticleBrief }

/** What makes an entry itself among folders and files: `d12`, `f34`. */
export function keyOf(entry: Entry | NoteEntry): string {
  if (entry.kind === 'folder') return `d${entry.folder.id}`
  return `f${entry.kind === 'file' ? entry.file.id : entry.article.id}`
}

export function nameOf(entry: Entry | NoteEntry): string {
  if (entry.kind === 'folder') return entry.folder.name
  return entry.kind === 'file' ? entry.file.name : entry.article.title
}

/** The numbers of folders and of files that are chosen. */
export const idsIn = (keys: Iterable<string>): { folders: number[]; files: number[] } => {
  const all = [...keys]
  const of = (letter: string) => all.filter((key) => key.startsWith(letter)).map((key) => Number(key.slice(1)))
  return { folders: of('d'), files: of('f') }
}

/** How many files lie in a folder and in those inside it. */
export const filesIn = ({ fileCount, children = [] }: DirNode): number =>
  children.reduce((sum, child) => sum + filesIn(child), fileCount)

/** The folders from the root down to one, itself last; none where it is not there. */
export function wayTo(nodes: readonly DirNode[], id: number | undefined): DirNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = wayTo(node.children ?? [], id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** Folders without some of them and what is inside those: where something may go. */
export const without = (nodes: readonly DirNode[], ids: readonly number[]): DirNode[] =>
  nodes
    .filter(({ id }) => !ids.includes(id))
    .map(({ children = [], ...node }) => ({ ...node, children: without(children, ids) }))
