import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Goods = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;

  > div {
    min-width: 0;
  }
  > div:last-child {
    margin-left: auto;
    text-align: right;
  }
  [translate='no'] {
    white-space: normal;
  }
  b {
    font: 600 ${token('text', 13)} ${token('font', 'mono')};
  }
  small {
    display: block;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 3)};
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    min-width: 0;
  }
  input {
    font-family: ${token('font', 'mono')};
    font-weight: 600;
    text-align: right;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const axis = 28

export const Ruler = styled.div`
  position: relative;
  height: 70px;
  font: 400 ${token('text', 12)} / 16px ${token('font', 'mono')};
  white-space: nowrap;

  &::before {
    content: '';
    position: absolute;
    top: ${axis}px;
    right: 0;
    left: 0;
    border-top: 1px solid ${token('color', 'lineStrong')};
  }
`

/** What the seller is asked to give up. */
export const Gap = styled.span`
  position: absolute;
  top: ${axis - 1}px;
  border-top: 2px solid ${token('color', 'accent')};
`

export const Mark = styled.span`
  position: absolute;
  top: ${axis - 5}px;
  height: 11px;
  border-left: 1px solid ${token('color', 'inkFaint')};
  color: ${token('color', 'inkQuiet')};

  > span {
    position: absolute;
    top: 14px;
    display: grid;
    text-align: center;
    transform: translateX(-50%);
  }
  [data-side='left'] {
    right: 0;
    text-align: right;
    transform: none;
  }
  [data-side='right'] {
    text-align: left;
    transform: none;
  }
  b {
    font-weight: 400;
  }
  &[data-now] b {
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
`

export const Offer = styled.b`
  position: absolute;
  top: 0;
  font-weight: 600;
  transform: translateX(-50%);

  &::after {
    content: '';
    position: absolute;
    top: ${axis - 5}px;
    left: calc(50% - 5px);
    width: 11px;
    height: 11px;
    border-radius: 50%;
    background: ${token('color', 'accent')};
  }
`

export const Compared = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid ${token('color', 'line')};

  > div {
    min-width: 0;
    padding: 6px ${token('space', 3)};

    & + div {
      border-left: 1px solid ${token('color', 'line')};
    }
    &:first-child {
      padding-left: 0;
    }
  }
  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
  dd {
    font: 600 ${token('text', 16)} / 22px ${token('font', 'mono')};
    overflow-wrap: anywhere;
  }
`

export const Note = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`
