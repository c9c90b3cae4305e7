import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export interface ListLineProps {
  /** Where one is, or what there is. */
  children: React.ReactNode
  /** What can be done, at the right edge. */
  actions?: React.ReactNode
}

/** The line over a list of the disk. */
export const ListLine = ({ children, actions }: ListLineProps) => (
  <Root>
    <Text>{children}</Text>
    {actions && <Actions>{actions}</Actions>}
  </Root>
)

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  justify-content: space-between;
`

const Text = styled.div`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

const Actions = styled.div`
  display: flex;
  gap: ${token('space', 2)};
`
