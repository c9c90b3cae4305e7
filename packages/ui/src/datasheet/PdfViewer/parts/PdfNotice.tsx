import { styled } from 'styled-components'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx'
import { token } from '../../../theme/index.ts'
import type { PdfFault } from '../reading/pdf-document.ts'

interface PdfLoadingProps {
  /** How much has come, from 0 to 1. */
  part: number
}

/** A document on its way: a line that grows over an empty sheet. */
export function PdfLoading({ part }: PdfLoadingProps) {
  return (
    <>
      <ProgressBar label="正在打开 PDF" value={part * 100} isIndeterminate={part === 0} />
      <Blank aria-hidden />
    </>
  )
}

interface PdfFailedProps {
  fault: PdfFault
  onRetry: () => void
  /** What can be done instead: page images, ‘下载’, ‘报告问题’. */
  children?: React.ReactNode
}

/** A document that cannot be read: why, and what can be done instead. */
export function PdfFailed({ fault, onRetry, children }: PdfFailedProps) {
  return (
    <Failed>
      <ErrorState
        kind={fault === 'network' ? 'network' : 'broken'}
        message={messages[fault]}
        // What came in pieces may have come in the wrong ones; a password stays one.
        onRetry={fault === 'encrypted' ? undefined : onRetry}
      />
      {children}
    </Failed>
  )
}

const messages: Record<PdfFault, string> = {
  broken: '无法打开这份 PDF，文件可能已损坏。',
  encrypted: '这份 PDF 有密码保护，无法在线阅读。',
  missing: '找不到这份 PDF，它可能已被移走。',
  network: '网络不通，PDF 没能打开。',
}

const Blank = styled.div`
  margin-top: ${token('space', 4)};
  aspect-ratio: 595 / 842;
  background: ${token('color', 'paper')};
  outline: 1px solid ${token('color', 'line')};
`

const Failed = styled.div`
  display: grid;
  gap: ${token('space', 4)};
  padding: ${token('space', 8)} 0;

  > button {
    justify-self: start;
  }
`
