import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'

export const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space', 4)};
  padding: 6px 2px 0;
`

export const Thumb = styled(BareButton)`
  display: block;
  width: 100%;
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} / 20px ${token('font', 'mono')};
  text-align: center;

  &[aria-current] {
    color: ${token('color', 'accent')};
    font-weight: 600;
  }
  &[aria-current] > span {
    outline: 2px solid ${token('color', 'accent')};
    outline-offset: 1px;
    border-color: transparent;
  }
`

export const Paper = styled.span`
  display: block;
  aspect-ratio: 110 / 155;
  overflow: hidden;
  border: 1px solid ${token('color', 'lineStrong')};
  background: ${token('color', 'paper')};

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    mix-blend-mode: multiply;
  }
`

export const Blank = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 110 / 155;
  border: 1px dashed ${token('color', 'lineControl')};
  color: ${token('color', 'inkFaint')};
`
