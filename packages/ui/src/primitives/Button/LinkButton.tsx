import { styled } from 'styled-components'
import { BareLink, type BareLinkProps } from '../Link/BareLink.tsx'
import type { Href } from '../Link/Link.tsx'
import { look, type Look } from './Button.styles.ts'
import type { ButtonLook } from './Button.tsx'

export interface LinkButtonProps extends ButtonLook, Omit<BareLinkProps, 'className' | 'style' | 'href' | 'onClick'> {
  /** Where it goes. */
  href: Href
}

/** Goes somewhere, and looks as weighty as a button. */
export function LinkButton({ tone = 'plain', size = 'md', shape = 'text', ...props }: LinkButtonProps) {
  return <Root {...props} $tone={tone} $size={size} $shape={shape} />
}

const Root = styled(BareLink)<Look>`
  ${look}
`
