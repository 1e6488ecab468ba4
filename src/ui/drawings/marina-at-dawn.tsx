import { Drawing } from './drawing.tsx';
import type { PictureProps } from './drawing.tsx';
import * as p from './palette.ts';

/**
 * The home page's picture, 16:7, made to be cropped: it fills its parent's box, keeps the bottom and the middle (the
 * two yachts and the sun) in view, and leaves the left third free for text.
 */
export function MarinaAtDawn(props: PictureProps) {
  return (
    <Drawing size={[1280, 560]} cover="xMidYMax" {...props}>
      <Sky />
      <Shore />
      <Water />
      <SailingYacht />
      <MotorYacht />
      <Quay />
    </Drawing>
  );
}

function Sky() {
  return (
    <g stroke="none">
      <path fill={p.sky} d="M0 0h1280v304H0z" />
      <path
        fill={p.star}
        d="M92 64h3v3h-3zM214 130h2v2h-2zM318 46h3v3h-3zM430 112h2v2h-2zM742 70h3v3h-3zM858 132h2v2h-2zM1010 58h3v3h-3zM1186 96h2v2h-2zM1096 30h2v2h-2z"
      />
      <path fill={p.glow} opacity=".5" d="M376 304a264 264 0 0 1 528 0z" />
      <path fill={p.glow} d="M472 304a168 168 0 0 1 336 0z" />
      <circle cx="640" cy="262" r="50" fill={p.sun} />
      <path
        fill={p.paper}
        opacity=".75"
        d="M60 128q70-22 150-8 80-4 140 14-130 10-290-6zM250 160q50-12 130 0-60 8-130 0zM770 202q90-18 150-8 50-2 96 10-120 8-246-2zM960 172q60-12 120-2-50 10-120 2zM1060 92q80-18 190 0-90 10-190 0zM416 226q50-10 104 0-50 8-104 0z"
      />
    </g>
  );
}

function Shore() {
  return (
    <>
      <path stroke="none" fill={p.far} d="M700 304q90-44 180-52 60-40 140-44 90-30 150-8 70-8 110 6v98z" />
      <path stroke="none" fill={p.beam} d="M301 226L0 150v110z" />
      <path
        fill={p.haze}
        stroke={p.soft}
        d="M-4 233q78-17 134 13 70 4 110 24 70 8 108 38H-4zM726 308v-30h22v-10l16-12 16 12v-8h26v-14l18-10 18 10v30h20v-22h30v54zM1040 308v-56h24v-16l20-12 20 12v10h16v-66l14-26 14 26v50h24v-18l22-14 22 14v26h18v-20h24v-10l20-12v108zM1134 154v-14M1129 145h10M1120 190h28M1064 252v46M1104 246v20M1172 230v30M1216 242v56"
      />
      <path fill={p.paper} d="M294 286l3-50h10l3 50z" />
      <path fill={p.brass} d="M297 222h10v14h-10z" />
      <path d="M294 236h16M296 222l6-7 6 7M302 215v-6M296 253h12M295 269h14" />
      <path
        stroke="none"
        fill={p.lamp}
        d="M758 272h6v9h-6zM790 270h6v9h-6zM816 262h6v9h-6zM1078 244h6v9h-6zM1090 244h6v9h-6zM1131 198h6v14h-6zM1186 238h6v9h-6zM1200 238h6v9h-6zM1186 262h6v9h-6zM1244 250h6v9h-6zM1262 232h6v9h-6zM1082 270h6v9h-6zM1236 274h6v9h-6z"
      />
    </>
  );
}

function Water() {
  return (
    <>
      <path stroke="none" fill={p.sea} d="M0 302h1280v258H0z" />
      <path
        fill={p.paper}
        stroke={p.soft}
        d="M1084 298V196M1112 298v-78M1160 298V176M1214 298v-92M1250 298V188M1160 184l22 112M1250 196l-20 100M1066 296q26 8 62 0l-6 16h-48zM1138 294q34 8 66-2l-8 20h-48zM1214 296q30 6 66-2v18h-56z"
      />
      <path
        stroke="none"
        fill={p.sun}
        opacity=".55"
        d="M592 306q50-4 96 0-46 6-96 0zM608 320q36-4 72 0-36 6-72 0zM590 335q42-5 84 0-42 6-84 0zM616 352q40-5 70 0-34 6-70 0zM610 442q44-6 84 0-40 8-84 0zM590 460q40-6 76 0-36 8-76 0zM622 480q32-6 60 0-28 8-60 0zM606 500q20-4 40 0-20 6-40 0z"
      />
      <path
        stroke="none"
        fill={p.deep}
        opacity=".7"
        d="M460 420h190l-10 10h8l-18 9h6l-22 8H498l8-8h-22l4-9h-18zM744 424h360l-12 12h8l-22 12h8l-30 12H800l12-10h-34l8-12h-36z"
      />
      <path
        stroke={p.soft}
        d="M0 302h286M330 302h374M40 330h60M150 346h110M20 372h70M230 386h92M90 414h130M300 424h70M30 452h84M190 468h120M380 456h60M70 504h120M340 350h70M404 330h44M700 330h26M1090 336h70M1190 352h90M1100 384h60M1180 410h84M1110 436h50"
      />
      <path stroke={p.steel} d="M550 452h14M542 462h30M548 474h16M540 486h22" />
    </>
  );
}

function SailingYacht() {
  return (
    <g transform="translate(-18)">
      <path
        d="M572 92v294M570 98L456 384M574 94l102 294M572 190l-20 0 8 196M572 190h20l-6 196M572 98l-20 92M572 98l20 92M556 284h32"
        strokeWidth="1.5"
      />
      <path fill={p.sea} d="M566 116q-10 70-100 248l-7 14q44-110 107-262z" />
      <path fill={p.brass} d="M572 92h34l-8 7 8 7h-34z" />
      <path fill={p.paper} d="M536 392q12-14 34-14h36q14 0 30 12z" />
      <path fill={p.lamp} d="M556 388q6-5 16-5h28l10 6z" />
      <path
        fill={p.navy}
        d="M576 360q44-14 92-6l2 8q-50 8-94 6zM572 370l98-8M452 384v-14M486 388v-14M452 370l68 9M640 388v-16M640 372h32M672 372v16"
      />
      <path fill={p.paper} d="M450 384q100 18 228 4l-8 30q-90 6-172 2-34-12-48-36z" />
      <path fill={p.navy} d="M478 409q100 6 195-1l-3 10q-90 6-172 2-11-4-20-11z" />
    </g>
  );
}

function MotorYacht() {
  return (
    <>
      <path
        fill={p.paper}
        d="M966 257v-52M952 222h28M957 214h18M938 281l14-26h26l10 26zM998 280a9 9 0 1 1 18 0M916 281a6 6 0 1 1 12 0"
      />
      <path fill={p.shade} d="M862 324l40-36h98l24 36z" />
      <path fill={p.lamp} d="M886 312l20-17h40v17zM952 295h36l11 17h-47z" />
      <path fill={p.paper} d="M882 289q5-8 16-8h138q6 0 4 8zM784 374l60-46q6-5 14-5h214q8 0 6 8h-30v43z" />
      <path fill={p.lamp} d="M826 354l26-20h176v20z" />
      <path d="M892 334v20M938 334v20M984 334v20M1070 331v42M1048 352h22M1048 362h22M1076 372l11-34" />
      <path d="M684 336q60 16 118 18M712 343v15M744 350v15M774 353v16" strokeWidth="1.5" />
      <path fill={p.navy} d="M676 350q130 28 400 22l9 36h20v14H768q-48-20-92-72z" />
      <path fill={p.brass} d="M745 411h360v11H768q-12-4-23-11zM1087 338q14-5 26 2l-6 18q-12-6-24-2z" />
      <path stroke="none" fill={p.spark} d="M798 384h14v6h-14zM826 386h14v6h-14zM854 387h14v6h-14z" />
      <path stroke={p.steel} d="M696 366q130 18 372 16" />
      <path
        fill={p.paper}
        d="M922 372v8M986 372v8M1046 371v8M916 386q0-7 6-7t6 7v15q0 7-6 7t-6-7zM980 386q0-7 6-7t6 7v15q0 7-6 7t-6-7zM1040 386q0-7 6-7t6 7v15q0 7-6 7t-6-7z"
      />
    </>
  );
}

function Quay() {
  return (
    <>
      <path fill={p.sand} d="M250 560q250-30 520-62t520-45v112H240z" />
      <path fill={p.shade} d="M120 566q400-40 650-70t520-43v14q-260 16-510 43T310 566z" />
      <path d="M692 355q14 92 132 107M420 528l30 16M640 506l30 16M1010 468l24 15M1180 457l20 15" />
      <path
        stroke={p.teak}
        d="M560 560q330-42 720-60M900 560q180-22 380-30M760 534l34 26M1030 508l44 52M1220 496l40 64"
      />
      <path stroke="none" fill={p.teak} d="M790 518q70-14 130 6-60 16-130-6z" />
      <path
        fill={p.navy}
        d="M806 520q10-20 8-38h44q-2 18 8 38-30 9-60 0zM798 470q0-14 38-14t38 14-38 14-38-14z"
      />
      <path stroke={p.steel} d="M806 466q8-6 28-6" />
      <path fill={p.paper} d="M810 494q26 8 52 0l1 8q-27 8-54 0zM809 503q28 8 55 0l2 8q-29 8-59 0z" />
      <path
        fill={p.paper}
        d="M938 518a48 13 0 1 1 96 0 48 13 0 1 1-96 0M949 514a37 9.5 0 1 1 74 0 37 9.5 0 1 1-74 0M962 511a24 6 0 1 1 48 0 24 6 0 1 1-48 0M975 509a11 3 0 1 1 22 0 11 3 0 1 1-22 0"
      />
      <path d="M866 506q50 22 76 12M160 196q10-10 18 0 8-10 18 0M224 176q7-8 13 0 6-8 13 0M400 150q7-8 13 0 6-8 13 0" />
    </>
  );
}
