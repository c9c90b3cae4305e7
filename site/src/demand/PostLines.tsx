import { useQuery } from '@tanstack/react-query'
import type { DemandType } from '@xinpu/sdk/types'
import { DemandParser } from '@xinpu/ui/demand'
import { Button, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import type { Posted } from './posted.ts'
import { linesBeyond, type PastedLine } from './read-lines.ts'
import { useLinePosting, type LineTerms } from './use-line-posting.ts'

const LineTermsFields = onDemand(() => import('./LineTermsFields.tsx').then((module) => module.LineTermsFields))
const LinesLeft = onDemand(() => import('./LinesLeft.tsx').then((module) => module.LinesLeft))
const SameLine = onDemand(() => import('./SameLine.tsx').then((module) => module.SameLine))

interface PostLinesProps {
  text: string
  lines: readonly PastedLine[]
  /** What a line is that does not say so itself. */
  type: DemandType
  onChange: (text: string) => void
  onResult: (result: Posted) => void
}

/** Many lines are posted together, on the same terms; those that lack something or are refused stay. */
export function PostLines(props: PostLinesProps) {
  const { text, lines, type, onChange } = props
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(useCall()))
  const [terms, setTerms] = useState<LineTerms>({ validDays: 30 })
  const posting = useLinePosting(props, terms)
  const ready = lines.filter(({ fields }) => fields.model !== undefined && fields.quantity !== undefined)
  const beyond = linesBeyond(text).length

  return (
    <>
      <DemandParser
        text={text}
        onChange={onChange}
        lines={lines.map((line) => {
          const error = posting.refused.get(line.text)?.error
          return error ? { ...line, refused: error } : line
        })}
        type={type}
        renderWayOn={(_, at) => (
          <Suspense>
            <SameLine line={lines[at]} posting={posting} />
          </Suspense>
        )}
      >
        {ready.length > 0 && (
          <>
            <Suspense>
              <LineTermsFields terms={terms} onChange={setTerms} />
            </Suspense>
            <Button
              tone="primary"
              isPending={posting.isSending}
              onPress={() => void (who ? posting.post(ready) : openLogin())}
            >
              发布 {ready.length} 条
            </Button>
          </>
        )}
      </DemandParser>
      {(beyond > 0 || posting.count > 0) && lines.length > 0 && (
        <Suspense>
          <LinesLeft beyond={beyond} count={posting.count} left={lines.length + beyond} />
        </Suspense>
      )}
    </>
  )
}
