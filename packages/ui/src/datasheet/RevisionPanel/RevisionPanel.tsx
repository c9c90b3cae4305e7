import type { Revision } from '@xinpu/sdk/types'
import { formatBytes } from '@xinpu/sdk/format'
import { Bell } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import * as S from './RevisionPanel.styles.ts'

export interface RevisionPanelProps {
  /** Every revision, newest first. */
  revisions: readonly Revision[]
  /** The revision that is read: its letter (‘J’). */
  current: string
  /** Where two revisions are laid side by side. */
  compareHref?: Href
  /** Where a revision other than the current one is compared with it. */
  hrefOf?: (revision: Revision) => Href
  /** ‘有新版时通知我’ was pressed; shown while there is one revision only. */
  onAlert?: () => void
}

/** The states a document has been through, and the way to what changed between two of them. */
export function RevisionPanel({ revisions, current, compareHref, hrefOf, onAlert }: RevisionPanelProps) {
  const isOnly = revisions.length < 2
  const more = !isOnly && compareHref ? { href: compareHref, label: '比较两版' } : undefined

  return (
    <Section title="修订" more={more}>
      <S.List>
        {revisions.map((revision) => (
          <li key={revision.id}>
            <RevisionName revision={revision} href={revision.rev === current ? undefined : hrefOf?.(revision)} />
            <span>
              {revision.rev === current ? '当前版本' : `${revision.pageCount} 页 ${formatBytes(revision.fileSize)}`}
            </span>
            <S.Date dateTime={revision.date}>{revision.date.slice(0, 7)}</S.Date>
          </li>
        ))}
      </S.List>
      {isOnly && (
        <S.Only>
          仅此一版
          {onAlert && (
            <Button tone="quiet" size="sm" onPress={onAlert}>
              <Icon of={Bell} />
              有新版时通知我
            </Button>
          )}
        </S.Only>
      )}
    </Section>
  )
}

function RevisionName({ revision, href }: { revision: Revision; href: Href | undefined }) {
  if (!href) return <b>{revision.rev}</b>
  return (
    <b>
      <Link href={href} aria-label={`与修订 ${revision.rev} 比较`}>
        {revision.rev}
      </Link>
    </b>
  )
}
