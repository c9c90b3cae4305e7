import { styled } from 'styled-components'

export interface OnScreenProps {
  children: React.ReactNode
}

/** What is left out when the page is printed: steps, tools, whatever paper has no use for. */
export const OnScreen = ({ children }: OnScreenProps) => <Root>{children}</Root>

const Root = styled.div`
  display: contents;

  /* In a column of blocks a button on its own is as wide as its words. */
  > button {
    justify-self: start;
  }

  @media print {
    display: none;
  }
`
