"""Wave heights: periodic tiles of sea from a spectrum, and the noise that breaks foam up. Only numbers, no Blender."""
import numpy as np

GRAVITY = 9.81


def smoothstep(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


class WaveTile:
    """A square of sea that repeats. The periods of all waves divide the loop's length, so that a film loops seamlessly."""

    def __init__(self, size, cells, deviation, wind=(1.0, 0.35), peak=None, seed=1, chop=1.0, loop=None):
        self.size, self.cells, self.chop, self.peak = size, cells, chop, peak or size / 8
        random = np.random.default_rng(seed)
        axis = np.fft.fftfreq(cells, size / cells) * 2 * np.pi
        self.kx, self.ky = np.meshgrid(axis, axis, indexing="ij")
        self.k = np.hypot(self.kx, self.ky)
        self.k[0, 0] = 1
        wind = np.array(wind) / np.hypot(*wind)
        along = (self.kx * wind[0] + self.ky * wind[1]) / self.k
        longest = np.exp(-1.25 * (2 * np.pi / self.peak / self.k) ** 2)
        finest = np.exp(-((self.k * size / cells * 0.5) ** 2))
        power = longest / self.k**3.6 * (0.25 + along**2) * finest * np.where(along < 0, 0.35, 1)
        power[0, 0] = 0
        shape = (cells, cells)
        self.spectrum = np.sqrt(power) * (random.normal(size=shape) + 1j * random.normal(size=shape))
        self.frequency = np.sqrt(GRAVITY * self.k)
        if loop:
            step = 2 * np.pi / loop
            self.frequency = np.maximum(np.round(self.frequency / step), 1) * step
        self.scale = 1.0
        self.scale = deviation / self.at(0.0)[0].std()

    def at(self, seconds):
        """The height and the sideways shifts of the tile's cells."""
        waves = self.spectrum * np.exp(1j * self.frequency * seconds) * self.scale
        height = np.fft.ifft2(waves).real
        shift_x = np.fft.ifft2(-1j * self.kx / self.k * waves).real * self.chop
        shift_y = np.fft.ifft2(-1j * self.ky / self.k * waves).real * self.chop
        return height, shift_x, shift_y

    def sample(self, fields, x, y):
        """The fields of `at` at any points, interpolated between cells."""
        u, v = x / self.size * self.cells, y / self.size * self.cells
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        a, b = u - i, v - j
        i0, i1, j0, j1 = i % self.cells, (i + 1) % self.cells, j % self.cells, (j + 1) % self.cells

        def between(field):
            near = field[i0, j0] * (1 - a) + field[i1, j0] * a
            far = field[i0, j1] * (1 - a) + field[i1, j1] * a
            return near * (1 - b) + far * b

        return [between(field) for field in fields]


def wave_tiles(state=1.0, loop=None, seed=3):
    """Swell, chop and ripples of a sheltered bay; state 1 is 0.3 m of chop."""
    sizes = (96.0, 24.0, 6.0) if loop else (103.0, 27.0, 6.3)
    return [
        WaveTile(sizes[0], 512, 0.075 * state, peak=9.0, seed=seed, chop=1.1, loop=loop),
        WaveTile(sizes[1], 256, 0.022 * state**0.7, (1, 0.9), 2.6, seed + 1, 1.1, loop),
        WaveTile(sizes[2], 256, 0.0036 * state**0.5, (0.6, 1), 0.62, seed + 2, 0.9, loop),
    ]


_LATTICES = {}


def value_noise(x, y, seed=0, cells=256):
    if (seed, cells) not in _LATTICES:
        _LATTICES[seed, cells] = np.random.default_rng(seed).random((cells, cells))
    lattice = _LATTICES[seed, cells]
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    a, b = smoothstep(0, 1, x - i), smoothstep(0, 1, y - j)
    near = lattice[i % cells, j % cells] * (1 - a) + lattice[(i + 1) % cells, j % cells] * a
    far = lattice[i % cells, (j + 1) % cells] * (1 - a) + lattice[(i + 1) % cells, (j + 1) % cells] * a
    return near * (1 - b) + far * b


def fractal_noise(x, y, octaves=4, seed=0):
    return sum(value_noise(x * 2**k, y * 2**k, seed + k) / 2 ** (k + 1) for k in range(octaves))


def wake(x, y, hull, speed):
    """Foam (0..1) and height of the water around a hull that runs at `speed` (0..1); x, y in the hull's own meters."""
    length, beam = hull.L, hull.B
    stem = length / 2 - hull.rake
    half_beam = hull.bc(np.clip((x + length / 2) / (length - hull.rake), 0, 1)) * 0.98
    aside, behind = np.abs(y), stem - x
    coarse, fine = fractal_noise(x * 0.13 + 7, y * 0.5, 3, 9), fractal_noise(x * 0.5, y * 1.1, 4, 5)
    entry = 0.10 * length
    along_hull = behind > 0
    off_hull = np.clip(aside - half_beam, 0, None)
    fading_aft = np.where(x > -length / 2, 1, np.exp(-np.clip(-length / 2 - x, 0, None) / (0.45 * length)))

    width = 0.020 * length + 0.13 * np.clip(behind - entry, 0, None)
    skirt = fading_aft * np.exp(-((off_hull / width) ** 1.4)) * smoothstep(entry * 0.3, entry * 1.6, behind)
    foam = np.where(along_hull, skirt * (1.25 + 0.7 * (fine - 0.45)), 0)

    arm = half_beam + 0.19 * np.clip(behind - entry, 0, None)
    arm_width = 0.25 + 0.028 * np.clip(behind, 0, None)
    crest = np.exp(-(((aside - arm) / arm_width) ** 2)) * smoothstep(0, entry * 1.5, behind)
    decay = np.exp(-np.clip(behind, 0, None) / (4.5 * length))
    foam = np.maximum(foam, crest * decay * (0.42 + 2.8 * coarse * fine))

    astern = -length / 2 - x
    wash_width = beam * 0.40 + 0.10 * np.clip(astern, 0, None) ** 0.9
    wash = (astern > -0.3) * smoothstep(1.15, 0.55, aside / np.maximum(wash_width, 0.1))
    wash = wash * np.exp(-np.clip(astern, 0, None) / (3.2 * length))
    foam = np.maximum(foam, wash * (0.95 + 0.9 * (fine - 0.3)))

    bow_wave = fading_aft * 0.012 * length * np.exp(-off_hull / 0.8) * smoothstep(entry * 0.2, entry, behind)
    height = crest * decay * 0.0085 * length
    height = height + np.where(along_hull, bow_wave * np.exp(-behind / (0.6 * length)), 0)
    height = height + wash * (fine - 0.5) * 0.55 + np.clip(foam, 0, 1) * (fine - 0.45) * 0.16
    return np.clip(foam * (0.4 + 0.7 * speed), 0, 1.02), height * speed


class SmallHull:
    """Only those dimensions that `wake` needs, for a jet ski or a tender."""

    def __init__(self, length, beam):
        self.L, self.B, self.rake = length, beam, 0.12 * length

    def bc(self, along):
        return 0.5 * self.B * np.maximum(1 - along**2.4, 0) ** 0.8


def lapping(x, y, hull):
    """A thin broken line of foam where a hull at rest meets the water."""
    along = np.clip((x + hull.L / 2) / (hull.L - hull.rake), 0, 1)
    inside_length = (x > -hull.L / 2 - 0.3) & (x < hull.L / 2 - hull.rake * 0.9)
    off = np.abs(np.abs(y) - hull.bc(along) * 1.0)
    broken = fractal_noise(x * 1.7, y * 2.3, 3, 17)
    return inside_length * np.exp(-((off / 0.16) ** 2)) * smoothstep(0.38, 0.62, broken) * 0.55
