import { palette as p } from '../parts/palette.mjs';
import { circle, join, path, place, rect, repeat, stroke } from '../parts/svg.mjs';
import { letters } from './letters.mjs';

const ink = p.ink;

const word = (at, text, color = ink) => place({ at }, path(letters[text].d, color));
const centred = (y, text, color = ink) => word([240 - letters[text].width / 2, y], text, color);

function vaumarin() {
  return join(
    rect([56, 84, 72, 72], p.teal700, { rx: 8 }),
    path('M68 100L92 142L116 100', 'none', { stroke: p.white, 'stroke-width': 10, 'stroke-linejoin': 'miter' }),
    word([150, 112], 'Ateliers', p.slate),
    word([149, 152], 'Vaumarin'),
  );
}

function helianthe() {
  return join(
    repeat(12, (index) => path('M92 74C100 84 100 94 92 102C84 94 84 84 92 74Z', p.sun600, { transform: `rotate(${index * 30} 92 120)` })),
    circle([92, 120, 15], ink),
    word([156, 108], 'GROUPE', p.slate),
    word([154, 150], 'Hélianthe'),
  );
}

function alizes() {
  return join(
    stroke('M48 104C68 84 88 124 128 98M48 124C70 106 90 144 132 118M52 144C72 128 90 160 124 138', p.teal500, { 'stroke-width': 8 }),
    word([154, 112], 'Clinique', p.slate),
    word([153, 152], 'des Alizés'),
  );
}

function nordia() {
  return join(
    path('M50 152V84H64L92 128V84H106V152H92L64 108V152Z', ink),
    path('M114 84H142V112Z', p.peach400),
    word([164, 134], 'NORDIA'),
    word([166, 160], 'LOGISTIQUE', p.slate),
  );
}

function tresserre() {
  return join(
    stroke(
      'M240 62C222 52 206 60 204 72M240 62C258 52 274 60 276 72M240 62V92M204 72C214 84 230 84 240 76M276 72C266 84 250 84 240 76',
      p.leaf700,
      { 'stroke-width': 4 },
    ),
    centred(140, 'MAISON', p.slate),
    centred(180, 'TRESSERRE'),
  );
}

function kerbval() {
  return join(
    circle([92, 120, 42], p.teal50),
    path('M98 72L66 128H90L84 168L120 108H96Z', p.teal600),
    word([154, 124], 'kerbval'),
    word([157, 154], 'énergies', p.teal700),
  );
}

/** Invented companies: black and calm, as client logos stand in a row. */
export const logos = Object.fromEntries(
  [vaumarin, helianthe, alizes, nordia, tresserre, kerbval].map((draw, index) => [`logo-${index + 1}`, draw]),
);
