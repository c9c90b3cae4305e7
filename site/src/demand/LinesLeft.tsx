import { Alert, LinkButton } from '@xinpu/ui/primitives'
import { centerHref } from '../account/places.ts'
import { mostLines } from './read-lines.ts'

interface LinesLeftProps {
  /** Lines that are not read yet. */
  beyond: number
  /** Posts that were made of lines that are gone. */
  count: number
  /** Lines that stand in the box. */
  left: number
}

/** What was done with pasted lines, and what still stands in the box. */
export const LinesLeft = ({ beyond, count, left }: LinesLeftProps) => (
  <>
    {beyond > 0 && (
      <Alert tone="warn" title={`一次读 ${mostLines} 行，后面 ${beyond} 行留在框里，发布这些之后再读。`} />
    )}
    {count > 0 && (
      <Alert
        tone="ok"
        title={`已发布 ${count} 条，还有 ${left} 行留在框里`}
        action={
          <LinkButton size="sm" href={centerHref({ type: 15 })}>
            管理我的供求
          </LinkButton>
        }
      />
    )}
  </>
)
