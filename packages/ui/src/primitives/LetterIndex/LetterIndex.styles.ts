import { Button, Link, Toolbar } from 'react-aria-components'
import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** Hears the letter keys. */
export const Frame = styled.div`
  min-width: 0;
`

/** As many columns as there is room for; the cells touch, so the letters read as one scale. */
export const Root = styled(Toolbar)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(40px, 1fr));
  gap: 1px 0;
  border-block: 1px solid ${token('color', 'line')};

  ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
  }
`

const cell = css`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  min-width: 0;
  height: 48px;
  color: ${token('color', 'ink')};
  font: 600 ${token('text', 14)} / 20px ${token('font', 'mono')};
  text-decoration: none;
  cursor: pointer;
  outline-offset: -2px;

  &[data-all] {
    font-family: ${token('font', 'han')};
  }
  &[data-hovered] {
    background: ${token('color', 'hoverRaised')};
    text-decoration: none;
  }
  &[aria-current],
  &[aria-pressed='true'] {
    background: ${token('color', 'accentWash')};
    color: ${token('color', 'accent')};
  }
  &[aria-current]::after,
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background: ${token('color', 'accent')};
  }
  &[data-disabled] {
    color: ${token('color', 'inkQuiet')};
    font-weight: 400;
    cursor: default;
  }
`

export const LinkCell = styled(Link)`
  ${cell}
`

export const ButtonCell = styled(Button)`
  ${cell}
`

/** Keeps its room where there is nothing, so that all letters stand on one line. */
export const Count = styled.span`
  height: 16px;
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 16px ${token('font', 'mono')};
  letter-spacing: -0.03em;
`
