import { styled } from 'styled-components'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx'
import { media, token } from '../../../theme/index.ts'
import { Poster } from './PdfSheet.styles.ts'
import type { PdfFault } from '../reading/pdf-document.ts'

interface PdfLoadingProps {
  /** How much has come, from 0 to 1. */
  part: number
  /** A picture of the page that comes. */
  poster?: string | undefined
}

/** A document on its way: a line that grows over an empty sheet, or over a picture of the page. */
export function PdfLoading({ part, poster }: PdfLoadingProps) {
  return (
    <>
      <Line>
        <ProgressBar label="正在打开 PDF" value={part * 100} isIndeterminate={part === 0} />
      </Line>
      <Blank aria-hidden>{poster && <Poster src={poster} alt="" />}</Blank>
    </>
  )
}

interface PdfFailedProps {
  fault: PdfFault
  onRetry: () => void
  /** What can be done instead: ‘下载’, ‘报告问题’. */
  instead: React.ReactNode
  /** What is read instead: page images, a text. */
  children?: React.ReactNode
}

/** A document that cannot be read: why, and what can be done instead. */
export function PdfFailed({ fault, onRetry, instead, children }: PdfFailedProps) {
  return (
    <Failed>
      <ErrorState
        kind={fault === 'network' ? 'network' : 'broken'}
        message={messages[fault]}
        // What came in pieces may have come in the wrong ones; a password stays one.
        onRetry={fault === 'encrypted' ? undefined : onRetry}
        secondary={instead}
      />
      {children}
    </Failed>
  )
}

const messages: Record<PdfFault, string> = {
  broken: '无法打开这份 PDF，文件可能已损坏。',
  encrypted: '这份 PDF 有密码保护，无法在线阅读。',
  missing: '找不到这份 PDF，它可能已被移走。',
  network: '没能取到这份 PDF。',
}

/** As high as the tools that come in its place: the sheet stays where it is. */
const Line = styled.div`
  display: grid;
  align-content: end;
  height: 45px;
`

const Blank = styled.div`
  position: relative;
  margin-top: 20px;
  aspect-ratio: 595 / 842;
  background: ${token('color', 'paper')};
  outline: 1px solid ${token('color', 'line')};

  ${media.phone} {
    margin-top: ${token('space', 3)};
  }
`

const Failed = styled.div`
  padding-bottom: ${token('space', 8)};
`
