import type { CommentPart, CommentVO } from '@xinpu/sdk/types'
import { Fragment } from 'react'

/** A part number in the words of a comment. */
export interface SaidPart extends CommentPart {
  children: React.ReactNode
}

interface CommentWordsProps {
  comment: Pick<CommentVO, 'content' | 'parts'>
  /** How a part number is shown; as it is written without it. */
  renderPart?: ((part: SaidPart) => React.ReactNode) | undefined
}

/** What somebody said, its part numbers live. */
export function CommentWords({ comment: { content, parts }, renderPart }: CommentWordsProps) {
  if (!renderPart || parts.length === 0) return content
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={part.start}>
          {content.slice(parts[at - 1]?.end ?? 0, part.start)}
          {renderPart({ ...part, children: content.slice(part.start, part.end) })}
        </Fragment>
      ))}
      {content.slice(parts.at(-1)?.end)}
    </>
  )
}
