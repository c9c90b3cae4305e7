import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export interface SpecListProps {
  /**
   * Side by side from 1024 px.
   *
   * @default 1
   */
  columns?: 1 | 2
  /** `SpecCard`s. */
  children: React.ReactNode
}

/** Documents under each other, in one column or two. */
export const SpecList = ({ columns = 1, children }: SpecListProps) => <Root $columns={columns}>{children}</Root>

const Root = styled.div<{ $columns: 1 | 2 }>`
  display: grid;
  column-gap: ${token('space', 12)};

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`
