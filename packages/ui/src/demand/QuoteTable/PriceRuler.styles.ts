import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** From the top: marks, brackets, rings on the axis, ticks. */
const axis = 64

export const Ruler = styled.div`
  position: relative;
  height: 96px;
  font-size: ${token('text', 12)};
  line-height: 16px;
  white-space: nowrap;

  ${media.phone} {
    display: none;
  }
`

export const Axis = styled.div`
  position: absolute;
  top: ${axis}px;
  right: 0;
  left: 0;
  height: 1px;
  background: ${token('color', 'lineStrong')};
`

export const Tick = styled.span`
  position: absolute;
  top: ${axis + 10}px;
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  transform: translateX(-50%);

  &::before {
    content: '';
    position: absolute;
    top: -10px;
    left: 50%;
    height: 6px;
    border-left: 1px solid ${token('color', 'inkFaint')};
  }
`

export const Mark = styled.span<{ $kind: 'target' | 'mall' }>`
  position: absolute;
  top: 0;
  color: ${({ $kind }) => token('color', $kind === 'mall' ? 'link' : 'ink')};
  font-weight: 600;
  transform: translateX(-50%);

  &::after {
    content: '';
    position: absolute;
    top: 18px;
    left: 50%;
    height: ${axis - 18}px;
    border-left: 1px ${({ $kind }) => ($kind === 'mall' ? 'dashed' : 'solid')} currentColor;
  }
`

export const Bracket = styled.span`
  position: absolute;
  top: 38px;
  height: ${axis - 38 - 8}px;
  border: 1px solid ${token('color', 'lineStrong')};
  border-bottom: 0;
  color: ${token('color', 'inkQuiet')};

  span {
    position: absolute;
    top: -18px;
    padding-inline: 4px;
    background: ${token('color', 'canvas')};
    transform: translateX(-50%);
  }
  span:first-child {
    left: 0;
  }
  span:last-child {
    left: 100%;
  }
  &::before {
    content: '';
    position: absolute;
    bottom: -14px;
    left: -6px;
    width: 11px;
    height: 11px;
    border: 1.5px dashed ${token('color', 'inkQuiet')};
    border-radius: 50%;
    background: ${token('color', 'canvas')};
  }
`

export const Ring = styled.button`
  position: absolute;
  top: ${axis - 12}px;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  background: none;
  transform: translateX(-50%);
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border: 1.5px solid ${token('color', 'inkQuiet')};
    border-radius: 50%;
    background: ${token('color', 'surface')};
  }
  &[data-ended]::before {
    border-color: ${token('color', 'inkFaint')};
  }
  &[data-best]::before {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accent')};
  }
  &[aria-pressed='true']::before {
    inset: 4px;
  }
  ${media.hover} {
    &:hover::before {
      border-color: ${token('color', 'ink')};
    }
  }
  &:focus-visible {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -2px;
    border-radius: 50%;
  }
`
