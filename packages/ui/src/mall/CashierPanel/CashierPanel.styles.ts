import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { narrow } from './PayBox.styles.ts'

/** As wide as the code and its paper. */
const side = '180px'

export const Way = styled.div`
  display: grid;
  grid-template-columns: ${side} minmax(0, 1fr);
  gap: ${token('space', 8)};
  align-items: center;

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space', 4)};
  }
`

/** The first thing on a phone, which cannot scan itself. */
export const PhoneWay = styled.div`
  display: none;

  ${narrow} {
    display: grid;
  }
`

export const WideWay = styled.span`
  ${narrow} {
    display: none;
  }
`

export const Code = styled.div`
  display: grid;
  justify-items: center;

  ${narrow} {
    order: 2;
    justify-items: start;
  }
`

/** The place of the code while there is none. */
export const Place = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token('space', 3)};
  width: ${side};
  max-width: 100%;
  min-height: ${side};
  padding: ${token('space', 4)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'sunken')};
  color: ${token('color', 'inkFaint')};

  &[data-state='paid'] {
    color: ${token('color', 'ok')};
  }
  &[data-state='failed'],
  &[data-state='error'] {
    color: ${token('color', 'danger')};
  }
`

export const Told = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  font-size: ${token('text', 14)};
  line-height: 22px;
  overflow-wrap: anywhere;

  > p > b {
    font: 600 ${token('text', 14)} ${token('font', 'mono')};
  }
  > h3 {
    font-size: ${token('text', 16)};
  }
`

export const Steps = styled.ol`
  display: grid;
  gap: 10px;
  counter-reset: step;

  > li {
    display: flex;
    gap: 10px;
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    color: ${token('color', 'accent')};
    font: 600 ${token('text', 13)} / 22px ${token('font', 'mono')};
  }
  b {
    font: 600 ${token('text', 14)} ${token('font', 'mono')};
  }
`

export const State = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`

export const Ask = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 1)};
  align-items: center;
`
