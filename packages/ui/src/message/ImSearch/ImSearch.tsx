import type { ImMsg, ImSession } from '@xinpu/sdk/types'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Highlight } from '../../primitives/Highlight/Highlight.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { listTime } from '../im-time.ts'
import * as S from './ImSearch.styles.ts'

export interface ImSearchProps {
  session: ImSession
  /** What is looked for in what was said. */
  keywords: string
  onKeywords: (keywords: string) => void
  /** Lines that hold it, the latest first; undefined before anything was typed. */
  hits: Listed<ImMsg> | undefined
  /** Where a line stands in the talk. */
  hrefOf: (line: ImMsg) => Href
  /** Asks for older ones; left out where there are none. */
  onMore?: () => void
  onClose: () => void
  now: Date
}

/** Finds what was said in one talk: a hit leads to its line. */
export function ImSearch({ session, keywords, onKeywords, hits, onMore, onClose, ...shown }: ImSearchProps) {
  const panel = useRef<HTMLElement>(null)
  // Whoever opened it is about to type.
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])

  return (
    <S.Panel aria-label="搜索这个会话" ref={panel}>
      <S.Bar>
        <SearchField
          label="搜索这个会话"
          placeholder="说过的话、文件名、型号"
          size="sm"
          maxLength={200}
          value={keywords}
          onChange={onKeywords}
        />
        <Button size="sm" tone="quiet" shape="icon" aria-label="关闭搜索" onPress={onClose}>
          <Icon of={X} />
        </Button>
      </S.Bar>
      {hits && (
        <S.Hits>
          <ListRegion list={hits} count={3} empty={<EmptyState title="没有说过" why="换一个词，或者少几个字。" />}>
            {(rows) => (
              <ul>
                {rows.map((line) => (
                  <Hit key={line.id} line={line} session={session} keywords={keywords} {...shown} />
                ))}
              </ul>
            )}
          </ListRegion>
          {onMore && (
            <Button size="sm" tone="quiet" shape="block" onPress={onMore}>
              更早的
            </Button>
          )}
        </S.Hits>
      )}
    </S.Panel>
  )
}

type HitProps = Pick<ImSearchProps, 'session' | 'keywords' | 'hrefOf' | 'now'> & { line: ImMsg }

const Hit = ({ line, session, keywords, hrefOf, now }: HitProps) => (
  <li>
    <BareLink href={hrefOf(line)}>
      <S.Who>
        <b>{line.isOwn ? (line.speaker?.nickName ?? '我') : (line.speaker ?? session.peer).nickName}</b>
        <time dateTime={line.createTime}>{listTime(line.createTime, now)}</time>
      </S.Who>
      <S.Said>
        <Highlight text={line.content} ranges={rangesOf(line.content, keywords.trim())} />
      </S.Said>
    </BareLink>
  </li>
)

/** Where the words stand, in whatever case. */
function rangesOf(text: string, words: string): [number, number][] {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  return at < 0 ? [] : [[at, at + words.length]]
}
