import { Button } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.section`
  min-width: 0;
`

/** The room of slides that are not there yet. */
export const Room = styled.div`
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'sunken')};
`

export const Viewport = styled.div`
  overflow: hidden;
  border-radius: ${token('radius', 'card')};
`

export const Track = styled.div`
  display: flex;
  height: 100%;
  touch-action: pan-y pinch-zoom;
`

export const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  /* A focus ring is drawn inside: the viewport clips. */
  padding: 1px;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 1)};
  min-height: 36px;
  padding-top: ${token('space', 1)};
`

export const Dots = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
`

/** A short line; the target around it is 24 px, on glass 44. */
export const Dot = styled(Button)`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${token('radius', 'control')};

  &::before {
    content: '';
    width: 20px;
    height: 2px;
    background: ${token('color', 'inkFaint')};
  }
  &[data-hovered]::before {
    background: ${token('color', 'ink')};
  }
  &[aria-current]::before {
    height: 4px;
    background: ${token('color', 'accent')};
  }
  ${media.touch} {
    height: 44px;
  }
`
