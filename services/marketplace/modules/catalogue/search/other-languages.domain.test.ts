import { expect, it } from 'vitest';
import { calledOtherwiseIn, inEnglish, thingIn } from './other-languages.domain.ts';

it.each([
  ['pare-battage', 'fender'],
  ['Parabordo F4', 'fender f4'],
  ['defensa', 'fender'],
  ['filtro de aceite', 'oil filter'],
  ['Ölfilter', 'oil filter'],
  ['filtre à huile', 'oil filter'],
  ['aceite de motor 15W40', 'engine oil 15w40'],
  ['olio', 'oil'],
  ['cima d’ormeggio 16 mm', 'mooring line 16 mm'],
  ['cima ormeggio', 'mooring line'],
  ['batería 12 V', 'battery 12 v'],
  ['lavado de casco', 'cleaning hull'],
  ['Rettungsweste', 'life jacket'],
  ['lifejackets', 'life jacket'],
  ['Taucher', 'diver'],
  ['plongeurs', 'diver'],
  ['Handtücher', 'towel'],
  ['serviette de bain', 'bath towel'],
  ['candele', 'candle'],
  ['Bootshaken 2 m', 'boathook 2 m'],
  ['Rumpfreinigung', 'hull cleaning'],
  ['nettoyage de la coque', 'cleaning hull'],
  ['Bootsfender', 'fender'],
  ['Bootslack aussen', 'varnish aussen'],
  ['Ankerseil', 'anchor rope'],
  ['Tauwerk', 'rope'],
  ['Motorpumpe', 'engine pump'],
  ['toallas blancas', 'towel white'],
  ['serviettes blanches', 'towel white'],
  ['weiße Handtücher', 'white towel'],
  ['asciugamani bianchi', 'towel white'],
  ["corde d'amarrage", 'mooring line'],
  ['vernice antivegetativa rossa', 'antifouling red'],
  ['Messing Uhr', 'brass clock'],
  ['Messinguhr', 'brass clock'],
  ['orologio', 'clock'],
  ['camarones', 'prawns'],
  ['gants', 'gloves'],
  ['toilet rolls', 'toilet paper'],
  ['polo bleu marine', 'polo shirt navy'],
  ['Polohemd dunkelblau', 'polo shirt navy'],
  ['antivegetativa rossa', 'antifouling red'],
  ['rotes Antifouling', 'red antifouling'],
  ['cabo negro 14 mm', 'rope black 14 mm'],
  ['Schiffsglocke', null],
  ['paintbrush', null],
  ['paint', null],
  ['fender F4', null],
  ['oil filter', null],
  ['de la', null],
])('%s is %s', (text, english) => {
  expect(inEnglish(text)).toBe(english);
});

it.each([
  ['rope', 'mooring line'],
  ['dockline 24mm black', 'mooring line 24mm black'],
  ['blue ropes', 'blue mooring line'],
  ['flares', 'parachute rocket'],
  ['wine', 'cellar'],
  ['mooring line', null],
  ['fender', null],
])('%s is also called %s', (text, name) => {
  expect(calledOtherwiseIn(text)).toBe(name);
});

it.each([
  ['MAN oil filter', 'oil filter'],
  ['ISO life raft', 'life raft'],
  ['toilet paper', 'toilet paper'],
  ['paper', null],
  ['teak cleaner', 'teak cleaner'],
])('in %s the thing is %s', (text, thing) => {
  expect(thingIn(text)).toBe(thing);
});
