import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { copyToClipboard } from './copy-to-clipboard.ts'
import * as S from './CopyText.styles.ts'

export interface CopyTextProps {
  /** What is copied, and shown unless `children` are. */
  text: string
  /** What it is: ‘型号’. The button is called ‘复制型号’. */
  label: string
  /** How it is shown, such as a `PartNumber`; `null` leaves the button alone. */
  children?: React.ReactNode
}

/** A text with the button that copies it. */
export function CopyText({ text, label, children = text }: CopyTextProps) {
  const { isCopied, copy } = useCopy(text, label)
  const drawing = isCopied ? Check : Copy

  return (
    <S.Root>
      {children}
      <S.CopyButton aria-label={`复制${label}`} onPress={copy}>
        <Icon of={drawing} />
      </S.CopyButton>
    </S.Root>
  )
}

const acknowledgement = 2000

function useCopy(text: string, label: string) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), acknowledgement)
    return () => clearTimeout(timer)
  }, [isCopied])

  return { isCopied, copy: async () => setCopied(await copyToClipboard(text, label)) }
}
