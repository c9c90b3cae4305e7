import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { field } from '../Field/Field.styles.ts'

export const Root = styled(Slider)`
  ${field}
`

/** Two boxes and the word between them; one box is no wider than each of two. */
export const Boxes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${token('space', 2)};
  align-items: start;
  line-height: ${token('size', 'controlSm')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  ${media.touch} {
    line-height: 44px;
  }
`

export const Track = styled(SliderTrack)`
  position: relative;
  /* A thumb at an end still lies within the field. */
  margin-inline: 9px;
  height: 24px;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset: 10px -9px;
    border-radius: 2px;
    background: ${token('color', 'lineStrong')};
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  ${media.touch} {
    height: 44px;

    &::before {
      inset-block: 20px;
    }
  }
`

/** As high as the track: the bar is drawn in its middle. */
export const Fill = styled(SliderFill)<{ $from: 'end' | 'thumb' }>`
  &::before {
    content: '';
    position: absolute;
    inset: 10px 0;
    /* The track goes on for half a thumb. */
    left: ${({ $from }) => ($from === 'end' ? '-9px' : 0)};
    border-radius: 2px;
    background: ${token('color', 'accent')};
  }
  [data-disabled] > &::before {
    background: ${token('color', 'inkFaint')};
  }
  ${media.touch} {
    &::before {
      inset-block: 20px;
    }
  }
`

export const Thumb = styled(SliderThumb)`
  top: 50%;
  width: 18px;
  height: 18px;
  border: 2px solid ${token('color', 'accent')};
  border-radius: 50%;
  background: ${token('color', 'surface')};

  /* The target is 44 px for a finger, the drawing 18. */
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  &[data-hovered],
  &[data-dragging] {
    background: ${token('color', 'accentWash')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
  &[data-disabled] {
    border-color: ${token('color', 'inkFaint')};
    background: ${token('color', 'sunken')};
  }
  ${media.touch} {
    &::after {
      inset: -15px;
    }
  }
`

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: -6px;
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
`
