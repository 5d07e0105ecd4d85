/** A panorama on a canvas, turned by pointer, wheel and keys. */
export type Sphere = {
  /** Turns the view by that many degrees to the right and up. */
  turn(right: number, up: number): void;
  /** Zooms in by a factor; a factor below 1 zooms out. */
  approach(factor: number): void;
  close(): void;
};

const CORNERS = 'attribute vec2 p;varying vec2 v;void main(){gl_Position=vec4(p,0,1);v=p;}';
/** The shader: where the ray through each pixel meets the sphere. `s` is the extent of the view, `a` its direction. */
const RAYS = `precision highp float;varying vec2 v;uniform sampler2D t;uniform vec2 s,a;void main(){
vec3 r=normalize(vec3(v*s,1));float y=r.y*cos(a.y)+r.z*sin(a.y),z=r.z*cos(a.y)-r.y*sin(a.y);
gl_FragColor=texture2D(t,vec2(.5+(atan(r.x,z)+a.x)/6.2831853,.5-asin(clamp(y,-1.,1.))/3.1415927));}`;

/** The vertical angle of view in degrees: the initial one on a wide and on a tall canvas, the smallest and the largest. */
const [SEEN_WIDE, SEEN_HIGH, CLOSEST, WIDEST] = [52, 68, 28, 90];
/** How far up and down the view can turn, in degrees. */
const STEEPEST = 75;
const KEY_STEP = 6;
const KEY_ZOOM = 1.2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const within = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

function programOf(gl: WebGLRenderingContext): WebGLProgram {
  const program = gl.createProgram();
  const sources = [
    [gl.VERTEX_SHADER, CORNERS],
    [gl.FRAGMENT_SHADER, RAYS],
  ] as const;
  for (const [kind, source] of sources) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('no program');
  return program;
}

/** Uploads the picture to the graphics card; returns the functions that draw and release it. Throws without WebGL. */
function painterOf(canvas: HTMLCanvasElement, picture: HTMLImageElement) {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false });
  if (!gl || gl.getParameter(gl.MAX_TEXTURE_SIZE) < picture.naturalWidth) throw new Error('no WebGL');
  const program = programOf(gl);
  // biome-ignore lint/correctness/useHookAtTopLevel: it is WebGL's, and no hook.
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'p');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  const [reach, aim] = [gl.getUniformLocation(program, 's'), gl.getUniformLocation(program, 'a')];
  return {
    paint(right: number, up: number, seen: number) {
      const { width, height } = canvas;
      const tall = Math.tan(radians(seen / 2));
      gl.viewport(0, 0, width, height);
      gl.uniform2f(reach, (tall * width) / height, tall);
      gl.uniform2f(aim, radians(right), radians(up));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    /** Free the memory at once: the graphics card would hold 32 MB per panorama until garbage collection. */
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

/**
 * Shows the picture on the canvas as a view that can be turned, and draws it after every change. Throws if the browser cannot.
 *
 * @param frame the element that gets the focus, the pointer and the keys
 */
export function openSphere(canvas: HTMLCanvasElement, picture: HTMLImageElement, frame: HTMLElement): Sphere {
  const painter = painterOf(canvas, picture);
  let [right, up, seen] = [0, 0, canvas.clientWidth > canvas.clientHeight ? SEEN_WIDE : SEEN_HIGH];
  let drawing = 0;
  const draw = () => {
    drawing ||= requestAnimationFrame(() => {
      drawing = 0;
      painter.paint(right, up, seen);
    });
  };
  const turn = (byRight: number, byUp: number) => {
    right = (right + byRight) % 360;
    up = within(-STEEPEST, up + byUp, STEEPEST);
    draw();
  };
  const approach = (factor: number) => {
    seen = within(CLOSEST, seen / factor, WIDEST);
    draw();
  };
  const forget = listenTo(frame, { turn, approach, seenNow: () => seen });
  const sizes = new ResizeObserver(() => {
    const dense = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(canvas.clientWidth * dense);
    canvas.height = Math.round(canvas.clientHeight * dense);
    draw();
  });
  sizes.observe(canvas);
  return {
    turn,
    approach,
    close() {
      forget();
      sizes.disconnect();
      cancelAnimationFrame(drawing);
      painter.release();
    },
  };
}

type Moves = Pick<Sphere, 'turn' | 'approach'> & { seenNow(): number };

function listenTo(frame: HTMLElement, { turn, approach, seenNow }: Moves): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  const apart = () => {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const ended = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    listener: (event: HTMLElementEventMap[Kind]) => void,
  ) => frame.addEventListener(kind, listener, { signal: ended.signal, passive: false });

  on('pointerdown', (event) => {
    frame.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  on('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const wide = apart();
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (wide > 0) return approach(apart() / wide);
    // Turn by as much as the pointer has moved, so that the same point stays under the finger.
    const degrees = seenNow() / frame.clientHeight;
    turn((before.x - event.clientX) * degrees, (event.clientY - before.y) * degrees);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    on(end, (event) => pointers.delete(event.pointerId));
  on('wheel', (event) => {
    event.preventDefault();
    approach(Math.exp(-event.deltaY / 600));
  });
  on('keydown', (event) => {
    const move = {
      ArrowLeft: () => turn(-KEY_STEP, 0),
      ArrowRight: () => turn(KEY_STEP, 0),
      ArrowUp: () => turn(0, KEY_STEP),
      ArrowDown: () => turn(0, -KEY_STEP),
      '+': () => approach(KEY_ZOOM),
      '=': () => approach(KEY_ZOOM),
      '-': () => approach(1 / KEY_ZOOM),
    }[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  });
  return () => ended.abort();
}
