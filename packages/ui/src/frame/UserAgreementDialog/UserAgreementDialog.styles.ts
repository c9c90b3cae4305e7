import { Button } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Terms = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 0 ${token('space', 4)};
  height: min(420px, 56dvh);
  margin: 0 calc(-1 * ${token('space', 6)}) calc(-1 * ${token('space', 6)});
  padding: 0 ${token('space', 6)};
  border-top: 1px solid ${token('color', 'line')};

  > nav {
    padding: 14px 0;
    border-right: 1px solid ${token('color', 'line')};
    overflow: auto;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > nav {
      display: none;
    }
  }
`

export const Entry = styled(Button)`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 32px;
  padding: 0 10px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  text-align: left;

  &[data-hovered] {
    color: ${token('color', 'ink')};
  }
  &[aria-current] {
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
`

export const Text = styled.section`
  position: relative;
  padding: 18px ${token('space', 3)} ${token('space', 6)} 0;
  overflow: auto;
  line-height: 1.75;

  h3 {
    font-size: ${token('text', 16)};
    line-height: 24px;
  }
  > section + section > h3 {
    margin-top: ${token('space', 8)};
  }
  h4 {
    margin: 20px 0 ${token('space', 1)};
    font-size: ${token('text', 14)};
    line-height: 24px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Edition = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
